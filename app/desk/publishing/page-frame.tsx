type Props = { html: string; title: string }

/** A page of the site, shown without its scripts. */
export const PageFrame = ({ html, title }: Props) => (
  <iframe className="page-frame" sandbox="allow-same-origin" srcDoc={html} title={title} />
)
