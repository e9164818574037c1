import type { Picture as PictureContent } from '../../content/page.ts'

const files = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true })

export function pictureUrl(name: string): string {
  const url = files[`./${name}.svg`]
  if (!url) throw new Error(`There is no picture ${name}.svg. If it is a map, run npm run draw:maps.`)
  return url
}

type Props = { picture: PictureContent; className?: string; eager?: boolean; width?: number; height?: number }

/** One of the drawn pictures. The size, 400 by 266 unless it is a map, reserves its space before it loads. */
export const Picture = ({ picture, className, eager = false, width = 400, height = 266 }: Props) => (
  <img
    className={className}
    src={pictureUrl(picture.name)}
    alt={picture.alt}
    width={width}
    height={height}
    {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
  />
)
