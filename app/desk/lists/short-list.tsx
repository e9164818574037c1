import { listTexts } from '../../../content/admin/lists.ts'

const maxListed = 50

/** The first lines of what may be a long list, and how many more there are. */
export const ShortList = ({ items }: { items: string[] }) => (
  <ul className="short-list">
    {items.slice(0, maxListed).map((item, index) => (
      <li key={`${index} ${item}`}>{item}</li>
    ))}
    {items.length > maxListed && <li>{listTexts.more(items.length - maxListed)}</li>}
  </ul>
)
