import { brand } from '../../content/brand.ts'
import { chatButton } from '../../content/navigation.ts'
import { Icon } from '../ui/icon.tsx'

export const ChatButton = () => (
  <a className="chat-button" href={brand.chatUrl} aria-label={chatButton}>
    <Icon name="chat" />
  </a>
)
