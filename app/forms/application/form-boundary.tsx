import { Component } from 'react'

type State = { error: unknown; hasFailed: boolean; failures: number }

/** More often than this, the form does not recover by being drawn anew. */
const mostFailures = 3

/**
 * Draws a form anew that broke down, as it may on a page that an extension has changed: the new one shows what was
 * entered in the old one. What keeps breaking down is left to what is around it.
 */
export class FormBoundary extends Component<{ children: React.ReactNode }, State> {
  override state: State = { error: undefined, hasFailed: false, failures: 0 }

  static getDerivedStateFromError = (error: unknown) => ({ error, hasFailed: true })

  override componentDidCatch() {
    const { failures } = this.state
    if (failures < mostFailures) this.setState({ hasFailed: false, failures: failures + 1 })
  }

  override render() {
    const { error, hasFailed, failures } = this.state
    if (hasFailed && failures >= mostFailures) throw error
    return hasFailed ? null : <div key={failures}>{this.props.children}</div>
  }
}
