/** A long address wraps before the @, not within a word. */
export const EmailLink = ({ email, children }: { email: string; children?: React.ReactNode }) => {
  const at = email.lastIndexOf('@')
  return (
    <a href={`mailto:${email}`}>
      {children}
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </a>
  )
}
