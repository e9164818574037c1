import type { Store } from '../../../content/pages/home.ts'
import { Icon } from '../../ui/icon.tsx'

export const StoreLinks = ({ label, stores }: { label: string; stores: Store[] }) => (
  <ul className="store-links" aria-label={label}>
    {stores.map((store) => (
      <li key={store.icon}>
        <a className="store-link" href={store.href}>
          <Icon name={store.icon} />
          <span>
            <small>{store.before}</small> <b>{store.name}</b>
          </span>
        </a>
      </li>
    ))}
  </ul>
)
