export const Body = ({ html }) => <div dangerouslySetInnerHTML={{ __html: html }} />
