import type { ArticlePicture as Content } from '../../../content/articles.ts'
import { sourcesOf } from '../../../contract/picture.ts'
import { Picture } from '../../pictures/picture.tsx'
import { StandingPicture } from '../../pictures/standing-picture.tsx'
import { from2xl, fromLg } from '../../styles/widths.ts'

/** The picture at the top of an article. */
export const ArticleFigure = ({ picture }: { picture: Content }) =>
  'path' in picture ? (
    <figure className="article-photo">
      <UploadedPicture picture={picture} sizes={`${from2xl} 72rem, 100vw`} eager />
    </figure>
  ) : (
    <figure className="article-figure">
      <StandingPicture picture={picture} />
    </figure>
  )

/** The picture on the card of an article, which is named by the title next to it. */
export const ArticleThumbnail = ({ picture }: { picture: Content }) =>
  'path' in picture ? (
    <UploadedPicture picture={{ ...picture, alt: '' }} sizes={`${fromLg} 50vw, 100vw`} />
  ) : (
    <Picture picture={{ ...picture, alt: '' }} />
  )

type Props = { picture: { path: string; alt: string }; sizes: string; eager?: boolean }

/** The browser chooses the best format and the smallest size; width and height reserve the space. */
const UploadedPicture = ({ picture: { path, alt }, sizes, eager = false }: Props) => {
  const sources = sourcesOf(path)
  return (
    sources && (
      <picture>
        {sources.modern.map(({ type, srcSet }) => (
          <source type={type} srcSet={srcSet} sizes={sizes} key={type} />
        ))}
        <img
          src={sources.src}
          srcSet={sources.srcSet}
          sizes={sizes}
          width={sources.width}
          height={sources.height}
          alt={alt}
          {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
    )
  )
}
