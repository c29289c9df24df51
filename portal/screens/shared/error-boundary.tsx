import { Component, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  fallback: ReactNode
  /** Another value gives the content a new chance, such as the next address. */
  resetKey?: string
  children: ReactNode
}

/** Shows `fallback` in place of what throws while it renders, or cannot be fetched, so that the rest keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
