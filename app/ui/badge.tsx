type Props = { tone?: 'positive' | 'negative' | 'accent'; children: React.ReactNode }

/** A state in one or two words; the color repeats what the words say. */
export const Badge = ({ tone, children }: Props) => (
  <span className={tone ? `badge badge-${tone}` : 'badge'}>{children}</span>
)
