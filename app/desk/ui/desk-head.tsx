type Props = {
  title: string
  intro?: React.ReactNode
  /** A link above the title. */
  back?: React.ReactNode
  /** Whether the actions stay beside the title on a phone. */
  inline?: boolean
  children?: React.ReactNode
}

/** The heading of a page, with its actions. */
export const DeskHead = ({ title, intro, back, inline = false, children }: Props) => (
  <div className={inline ? 'desk-head desk-head-inline' : 'desk-head'}>
    <div>
      {back}
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
    </div>
    {children && <div className="desk-actions">{children}</div>}
  </div>
)
