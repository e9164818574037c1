import { useState, type FormEvent } from 'react'
import { deskTexts } from '../../../content/admin/frame.ts'
import { adminsTexts } from '../../../content/admin/people.ts'
import { permissionTexts, roleNames } from '../../../content/admin/roles.ts'
import { adminReasons } from '../../../content/reasons/desk.ts'
import { isNewUsername, minPasswordLength, type AdminInfo } from '../../../contract/admin.ts'
import { defaultRole, lostPermissions } from '../../../contract/roles.ts'
import { InputField } from '../../ui/field.tsx'
import { call, CallError, explain } from '../calls/call.ts'
import { useDeskInfo } from '../calls/use-may.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RoleField } from './role-field.tsx'

type Props = { onDone: (text: string) => void; onClose: () => void }

/** Shared by the dialogs: sends once; on failure shows the error and keeps the input. */
function useSubmit(send: () => Promise<string>, onDone: (text: string) => void) {
  const [failure, setFailure] = useState<{ text: string | undefined; reason: string | undefined }>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      onDone(await send())
    } catch (cause) {
      const reason = cause instanceof InvalidInput || cause instanceof CallError ? cause.reason : undefined
      setFailure({ text: cause instanceof InvalidInput ? adminReasons[cause.reason] : explain(cause), reason })
      setBusy(false)
    }
  }
  return { error: failure?.text, reason: failure?.reason, busy, submit: (event: FormEvent) => void submit(event) }
}

class InvalidInput extends Error {
  readonly reason: 'admin.password_short' | 'admin.username_rule'

  constructor(reason: InvalidInput['reason']) {
    super(reason)
    this.reason = reason
  }
}

const checkPassword = (password: string) => {
  if (password.length < minPasswordLength) throw new InvalidInput('admin.password_short')
}

export const AddAdmin = ({ onDone, onClose }: Props) => {
  const texts = adminsTexts.addDialog
  const [values, setValues] = useState({ username: '', password: '', role: defaultRole })
  const { error, reason, busy, submit } = useSubmit(async () => {
    if (!isNewUsername(values.username)) throw new InvalidInput('admin.username_rule')
    checkPassword(values.password)
    await call('registration.register', values)
    return texts.done(values.username)
  }, onDone)
  const isPasswordError = reason === 'admin.password_short'
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
        help={texts.help}
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
            <ul className="ticks">
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

const Failure = ({ error }: { error: string | undefined }) =>
  error !== undefined && (
    <p className="notice notice-bad" role="alert">
      {deskTexts.error(error)}
    </p>
  )

export const ResetPassword = ({ admin, onDone, onClose }: Props & { admin: AdminInfo }) => {
  const texts = adminsTexts.resetDialog
  const [password, setPassword] = useState('')
  const { error, busy, submit } = useSubmit(async () => {
    checkPassword(password)
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
        help={texts.help}
        error={error}
        isNew
        value={password}
        onChange={setPassword}
      />
      <DialogButtons text={texts.button} busy={busy} onClose={onClose} />
    </form>
  )
}

export const RemoveAdmin = ({ admin, onDone, onClose }: Props & { admin: AdminInfo }) => {
  const texts = adminsTexts.removeDialog
  const { error, busy, submit } = useSubmit(async () => {
    await call('admins.remove', { id: admin.id })
    return texts.done(admin.username)
  }, onDone)
  return (
    <form className="form" onSubmit={submit}>
      <ul className="ticks">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        <li className="is-kept">{texts.kept}</li>
      </ul>
      <Failure error={error} />
      <DialogButtons text={texts.button} busy={busy} danger onClose={onClose} />
    </form>
  )
}
