import type { ComponentProps } from 'react'
import type { Elements } from '../elements'
import { Sections } from '../message/SectionBoundary'
import { Container } from './Container'

interface Props extends Omit<ComponentProps<typeof Container>, 'children'> {
  children: Elements
}

/** Each child has its own error boundary. */
export function SectionsContainer({ children, ...container }: Props) {
  return (
    <Container {...container}>
      <Sections>{children}</Sections>
    </Container>
  )
}
