import { Link } from 'react-router'
import { deskTexts } from '../../../content/admin/frame.ts'
import { roleNames } from '../../../content/admin/roles.ts'
import type { DeskInfo } from '../../../contract/desk.ts'
import { PageTitle } from './page-title.tsx'
import { EmptyState } from '../ui/states.tsx'
import { homeOf } from './home.ts'

const texts = deskTexts.outsideRole

type Props = { info: DeskInfo }

/** In place of a page that the role of the person does not include. */
export const OutsideRole = ({ info }: Props) => (
  <>
    <PageTitle />
    <OutsideRoleText info={info} />
  </>
)

export const OutsideRoleText = ({ info: { role, owners } }: Props) => (
  <EmptyState icon="key" title={texts.title} text={`${texts.text(roleNames[role])} ${texts.ask(owners)}`}>
    <Link className="button button-quiet button-small" to={homeOf(role)}>
      {texts.link}
    </Link>
  </EmptyState>
)
