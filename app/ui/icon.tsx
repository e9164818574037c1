import { icons, type IconName } from './icons.ts'

/** Decorative. A control that shows only an icon needs its own accessible name. */
export const Icon = ({ name }: { name: IconName }) => <Drawing shapes={icons[name]} />

export const Drawing = ({ shapes }: { shapes: readonly string[] }) => (
  // The size counts only if the stylesheet does not arrive: without one, a drawing fills the screen.
  <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    {shapes.map((shape) => (
      <path key={shape} d={shape} />
    ))}
  </svg>
)
