import { Component } from 'react'
import { islandTexts } from '../../content/island.ts'
import { keepEntries } from './keep-entries.ts'

type Props = {
  island: HTMLElement
  /** The markup as it was sent, which works without JavaScript. */
  html: string
  children: React.ReactNode
}
type KeptEntries = ReturnType<typeof keepEntries>

/** An island that throws becomes plain HTML again, keeps what was entered in it, and says what to do. */
export class IslandBoundary extends Component<Props, { failed: boolean }, KeptEntries> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override getSnapshotBeforeUpdate = () => keepEntries(this.props.island)

  override componentDidMount() {
    if (this.state.failed) this.markAsPlain()
  }

  override componentDidUpdate(_props: Props, _state: unknown, kept: KeptEntries) {
    kept.restore()
    this.markAsPlain()
  }

  markAsPlain() {
    this.props.island.dataset['plain'] = ''
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <p className="message message-error" role="alert">
          {islandTexts.stopped}
        </p>
        <div dangerouslySetInnerHTML={{ __html: this.props.html }} />
      </>
    )
  }
}
