/** A long address breaks before its sign, not within a word. */
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
