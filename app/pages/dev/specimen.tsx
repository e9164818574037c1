/** Examples of one component, under its name. */
export const Specimen = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="specimen">
    <h2>{title}</h2>
    {children}
  </section>
)
