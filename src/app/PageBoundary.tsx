import { Component, type ReactNode } from 'react'
import { CaughtErrorScreen } from './ErrorScreen'
import type { Visit } from './siteRouter'
import { useVisit } from './visitContext'

interface Props {
  /** Stands in a layout, which stays. */
  isInLayout?: boolean
  children: ReactNode
}

interface State {
  visit: Visit
  /** Whatever was thrown, which may be nothing at all. */
  caught?: { error: unknown } | undefined
}

class Boundary extends Component<Props & { visit: Visit }, State> {
  override state: State = { visit: this.props.visit }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ visit }: { visit: Visit }, state: State): State | null {
    return visit === state.visit ? null : { visit, caught: undefined }
  }

  override render() {
    const { isInLayout = false, children } = this.props
    const { caught } = this.state
    if (!caught) return children
    return <CaughtErrorScreen error={caught.error} isInLayout={isInLayout} />
  }
}

/**
 * Shows the error screen in the place of a page that breaks or does not arrive, until the parent goes elsewhere. What broke
 * is reported by the root's `onCaughtError`.
 */
export const PageBoundary = (props: Props) => <Boundary {...props} visit={useVisit()} />
