import { icons, type IconName } from './icons.ts'

/** Decoration beside words; a control that shows an icon alone brings its own accessible name. */
export const Icon = ({ name, turns = false }: { name: IconName; turns?: boolean }) => (
  <svg className={turns ? 'icon icon-turns' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    {icons[name].map((shape) => (
      <path key={shape} d={shape} />
    ))}
  </svg>
)
