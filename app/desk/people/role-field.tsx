import { roleNames, roleTexts } from '../../../content/admin/roles.ts'
import { roles, type Role } from '../../../contract/roles.ts'
import { SelectField } from '../../ui/field.tsx'

type Props = { id: string; label: string; value: Role; onChange: (role: Role) => void }

/** A choice of roles that says what the chosen one includes. */
export const RoleField = ({ id, label, value, onChange }: Props) => (
  <SelectField
    id={id}
    label={label}
    help={roleTexts[value]}
    value={value}
    onChange={({ target }) => onChange(roles.find((role) => role === target.value) ?? value)}
    options={roles.map((role) => [role, roleNames[role]])}
  />
)
