/** A fact that is not known is left out. */
export const Fact = ({ term, children }: { term: string; children: React.ReactNode }) =>
  children && (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
