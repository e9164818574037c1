import { Component } from 'react'

type State = { error: unknown; hasFailed: boolean; failures: number }

/** After this many crashes, mounting the form again does not help. */
const maxFailures = 3

/**
 * Mounts a form again after a crash, which can happen on a page changed by an extension. The new form shows what was
 * entered in the old one. If it keeps crashing, the error goes to the boundary around it.
 */
export class FormBoundary extends Component<{ children: React.ReactNode }, State> {
  override state: State = { error: undefined, hasFailed: false, failures: 0 }

  static getDerivedStateFromError = (error: unknown) => ({ error, hasFailed: true })

  override componentDidCatch() {
    const { failures } = this.state
    if (failures < maxFailures) this.setState({ hasFailed: false, failures: failures + 1 })
  }

  override render() {
    const { error, hasFailed, failures } = this.state
    if (hasFailed && failures >= maxFailures) throw error
    return hasFailed ? null : <div key={failures}>{this.props.children}</div>
  }
}
