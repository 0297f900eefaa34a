import { Component, type ReactNode } from 'react'

interface Props {
  /** Called when something inside threw; the boundary itself then shows nothing. */
  onError: () => void
  children: ReactNode
}

/** Keeps whatever breaks inside a map away from the page around it. */
export class MapErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
