import { Children, Component, Suspense } from 'react'
import { Button } from '../button/Button'
import type { Elements } from '../elements'
import { StateMessage } from './StateMessage'

interface Props {
  /** Named in the message, for a list of similar parts. */
  name?: string
  children: Elements
}

/** Contains a render error; the root's `onCaughtError` reports it. */
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

/** Gives each child an error boundary, without an element. */
export const Sections = ({ children }: Props): Elements =>
  Children.map(children, (child) => <SectionBoundary>{child}</SectionBoundary>)

/** For sections below the first screen, without controls and the same for members: React takes them over after the page's frame and in slices, the touched one first. A parent that renders again has them taken over at once. */
export const LaterSections = ({ children }: Props): Elements =>
  Children.map(children, (child) => (
    <SectionBoundary>
      <Suspense>{child}</Suspense>
    </SectionBoundary>
  ))
