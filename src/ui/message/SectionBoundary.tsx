import { Children, Component, type ReactNode } from 'react'
import { Button } from '../button/Button'
import { StateMessage } from './StateMessage'

interface Props {
  /** What is kept apart, where many parts look alike: one of a list says so in the list's own words. */
  name?: string
  children: ReactNode
}

/** Keeps a crash inside from the rest of the page; what broke is reported by the root's `onCaughtError`. */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const { name } = this.props
    const message = '이 부분을 표시하지 못했어요.'
    return (
      <StateMessage role="alert" message={name === undefined ? message : `${name} · ${message}`}>
        <Button onClick={() => this.setState({ hasFailed: false })}>다시 시도</Button>
      </StateMessage>
    )
  }
}

/** Independent parts of a page: each child stands or falls on its own. Adds no element of its own. */
export const Sections = ({ children }: Props): ReactNode =>
  Children.map(children, (child) => <SectionBoundary>{child}</SectionBoundary>)
