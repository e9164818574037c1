import { Component } from 'react'

type Props = { instead: React.ReactNode; children: React.ReactNode }

/** Shows something else when a part of the page cannot be shown. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
