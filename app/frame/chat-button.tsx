import { brand } from '../../content/brand/company.ts'
import { chatButton } from '../../content/navigation.ts'
import { Icon } from '../ui/icon.tsx'

export const ChatButton = () => (
  <aside aria-label={chatButton.region}>
    <a className="chat-button" href={brand.chatUrl} aria-label={chatButton.name}>
      <Icon name="chat" />
    </a>
  </aside>
)
