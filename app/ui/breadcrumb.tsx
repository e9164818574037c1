type Props = { label: string; ancestors: { text: string; href: string }[]; current: string }

export const Breadcrumb = ({ label, ancestors, current }: Props) => (
  <nav className="breadcrumb" aria-label={label}>
    <ol className="crumbs">
      {ancestors.map((crumb) => (
        <li key={crumb.href}>
          <a href={crumb.href}>{crumb.text}</a>
        </li>
      ))}
      <li>
        <span aria-current="page">{current}</span>
      </li>
    </ol>
  </nav>
)
