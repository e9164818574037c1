type Item = { id?: string; head: React.ReactNode; body: React.ReactNode; open?: boolean }

/** Opening one item closes the others with the same `name`, with or without JavaScript. */
export const Accordion = ({ name, items }: { name: string; items: Item[] }) => (
  <div className="accordion">
    {items.map((item, index) => (
      <details className="accordion-item" name={name} key={item.id ?? index} id={item.id} open={item.open}>
        <summary className="accordion-head">{item.head}</summary>
        <div className="accordion-body">{item.body}</div>
      </details>
    ))}
  </div>
)
