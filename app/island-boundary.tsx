import { Component } from 'react'
import { islandTexts } from '../content/island.ts'
import { keepEntries } from './keep-entries.ts'

type Props = {
  part: HTMLElement
  /** The part as it was sent: it works without JavaScript. */
  html: string
  children: React.ReactNode
}
type Kept = ReturnType<typeof keepEntries>

/** A part of a page that breaks down becomes plain HTML again, with what was entered in it, and says what to do. */
export class IslandBoundary extends Component<Props, { failed: boolean }, Kept> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override getSnapshotBeforeUpdate = () => keepEntries(this.props.part)

  override componentDidMount() {
    if (this.state.failed) this.bePlain()
  }

  override componentDidUpdate(_props: Props, _state: unknown, kept: Kept) {
    kept.restore()
    this.bePlain()
  }

  bePlain() {
    this.props.part.dataset['plain'] = ''
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <p className="notice notice-error" role="alert">
          {islandTexts.stopped}
        </p>
        <div dangerouslySetInnerHTML={{ __html: this.props.html }} />
      </>
    )
  }
}
