import type { Crumb } from '../../content/page.ts'

type Props = { label: string; way: Crumb[]; here: string }

export const Breadcrumb = ({ label, way, here }: Props) => (
  <nav className="breadcrumb" aria-label={label}>
    <ol className="crumbs">
      {way.map((crumb) => (
        <li key={crumb.href}>
          <a href={crumb.href}>{crumb.text}</a>
        </li>
      ))}
      <li>
        <span aria-current="page">{here}</span>
      </li>
    </ol>
  </nav>
)
