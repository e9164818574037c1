type Props = { tone?: 'positive' | 'negative' | 'accent'; children: React.ReactNode }

/** A state in one or two words. The color only repeats what the text says. */
export const Badge = ({ tone, children }: Props) => (
  <span className={tone ? `badge badge-${tone}` : 'badge'}>{children}</span>
)
