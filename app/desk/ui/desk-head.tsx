import { Link } from 'react-router'
import { DeskIcon } from './icon.tsx'

type Props = {
  title: string
  intro?: React.ReactNode
  back?: { to: string; text: string }
  /** Whether the actions stay beside the title on a phone. */
  inline?: boolean
  children?: React.ReactNode
}

export const DeskHead = ({ title, intro, back, inline = false, children }: Props) => (
  <div className={inline ? 'desk-head desk-head-inline' : 'desk-head'}>
    <div>
      {back && (
        <Link className="back-link" to={back.to}>
          <DeskIcon name="prev" /> {back.text}
        </Link>
      )}
      <h1>{title}</h1>
      {intro && <p className="small soft">{intro}</p>}
    </div>
    {children && <div className="desk-actions">{children}</div>}
  </div>
)
