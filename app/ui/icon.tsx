import { icons, type IconName } from './icons.ts'

/** Decorative. A control that shows only an icon needs its own accessible name. */
export const Icon = ({ name, turns = false }: { name: IconName; turns?: boolean }) => (
  <Drawing shapes={icons[name]} turns={turns} />
)

export const Drawing = ({ shapes, turns }: { shapes: readonly string[]; turns: boolean }) => (
  <svg className={turns ? 'icon icon-turns' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    {shapes.map((shape) => (
      <path key={shape} d={shape} />
    ))}
  </svg>
)
