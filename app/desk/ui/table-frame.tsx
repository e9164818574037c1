type Props = { label: string; className?: string; children: React.ReactNode }

/** Lets a table that is larger than its container scroll, by keyboard too. */
export const TableFrame = ({ label, className = '', children }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without controls inside, only the focus lets the keyboard scroll it
  <section className={`table-frame ${className}`.trim()} aria-label={label} tabIndex={0}>
    {children}
  </section>
)
