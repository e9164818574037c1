/** One term of a description list; left out if it has no value. */
export const Fact = ({ term, children }: { term: string; children: React.ReactNode }) =>
  children && (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
