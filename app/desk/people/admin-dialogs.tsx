import { useState } from 'react'
import { removeFactorsTexts } from '../../../content/admin/factors.ts'
import { adminsTexts } from '../../../content/admin/people.ts'
import { permissionTexts, roleNames } from '../../../content/admin/roles.ts'
import { adminReasons } from '../../../content/reasons/desk.ts'
import { isNewUsername, type AdminInfo } from '../../../contract/admin.ts'
import { defaultRole, lostPermissions } from '../../../contract/roles.ts'
import { InputField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { useDeskInfo } from '../calls/use-may.ts'
import { InvalidInput, useSubmit } from '../calls/use-submit.ts'
import { isAboutPassword, usePasswordRules } from '../records/new-password.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Consequences, ConfirmForm, Failure } from '../records/confirm-form.tsx'
import { RoleField } from './role-field.tsx'

type Props = { onDone: (text: string) => void; onClose: () => void }

export const AddAdmin = ({ onDone, onClose }: Props) => {
  const texts = adminsTexts.addDialog
  const [values, setValues] = useState({ username: '', password: '', role: defaultRole })
  const rules = usePasswordRules()
  const { error, cause, busy, submit } = useSubmit(async () => {
    if (!isNewUsername(values.username)) throw new InvalidInput(adminReasons['admin.username_rule'])
    rules.check(values.password, values.username)
    await call('registration.register', values)
    return texts.done(values.username)
  }, onDone)
  const isPasswordError = isAboutPassword(cause)
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="small soft">{texts.text}</p>
      <InputField
        id="add-username"
        name="username"
        label={texts.username}
        live
        error={isPasswordError ? undefined : error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        onChange={({ target }) => setValues({ ...values, username: target.value })}
      />
      <RoleField
        id="add-role"
        label={texts.role}
        value={values.role}
        onChange={(role) => setValues({ ...values, role })}
      />
      <PasswordField
        id="add-password"
        name="password"
        label={texts.password}
        help={texts.help(rules.minLength)}
        error={isPasswordError ? error : undefined}
        isNew
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
      />
      <DialogButtons text={texts.button} busy={busy} onClose={onClose} />
    </form>
  )
}

export const ChangeRole = ({ admin, onDone, onClose }: Props & { admin: AdminInfo }) => {
  const texts = adminsTexts.roleDialog
  const isMe = useDeskInfo()?.username === admin.username
  const [role, setRole] = useState(admin.role)
  const { error, busy, submit } = useSubmit(async () => {
    await call('admins.setRole', { id: admin.id, role })
    return texts.done(admin.username, roleNames[role])
  }, onDone)
  const lost = lostPermissions(admin.role, role)
  return (
    <form className="form" onSubmit={submit}>
      <RoleField id="role" label={texts.label} value={role} onChange={setRole} />
      <div className="stack" aria-live="polite">
        {lost.length > 0 && (
          <>
            <p className="small">{texts.loses(admin.username)}</p>
            <ul className="marked-list">
              {lost.map((permission) => (
                <li key={permission}>{permissionTexts[permission]}</li>
              ))}
            </ul>
            {isMe && <p className="small">{texts.own}</p>}
          </>
        )}
      </div>
      <p className="small soft">{texts.gains}</p>
      <Failure error={error} />
      <DialogButtons
        text={lost.length > 0 ? texts.lossButton : texts.button}
        busy={busy}
        danger={lost.length > 0}
        disabled={role === admin.role}
        onClose={onClose}
      />
    </form>
  )
}

export const ResetPassword = ({ admin, onDone, onClose }: Props & { admin: AdminInfo }) => {
  const texts = adminsTexts.resetDialog
  const [password, setPassword] = useState('')
  const rules = usePasswordRules()
  const { error, busy, submit } = useSubmit(async () => {
    rules.check(password, admin.username)
    await call('admins.resetPassword', { id: admin.id, password })
    return texts.done(admin.username)
  }, onDone)
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="small soft">{texts.text}</p>
      <PasswordField
        id="reset-password"
        name="password"
        label={texts.label}
        help={texts.help(rules.minLength)}
        error={error}
        isNew
        value={password}
        onChange={setPassword}
      />
      <DialogButtons text={texts.button} busy={busy} onClose={onClose} />
    </form>
  )
}

export const RemoveFactors = ({ admin, onDone, onClose }: Props & { admin: AdminInfo }) => {
  const { confirm, done, points, kept } = removeFactorsTexts
  const send = () => call('admins.removeFactors', { id: admin.id })
  return (
    <ConfirmForm button={confirm} danger send={send} onDone={() => onDone(done(admin.username))} onClose={onClose}>
      <Consequences points={points} kept={kept} />
    </ConfirmForm>
  )
}

export const RemoveAdmin = ({ admin, onDone, onClose }: Props & { admin: AdminInfo }) => {
  const { button, done, points, kept } = adminsTexts.removeDialog
  const send = () => call('admins.remove', { id: admin.id })
  return (
    <ConfirmForm button={button} danger send={send} onDone={() => onDone(done(admin.username))} onClose={onClose}>
      <Consequences points={points} kept={kept} />
    </ConfirmForm>
  )
}
