import type { ComponentProps } from 'react'
import { Sections } from '../message/SectionBoundary'
import { Container } from './Container'

/** Each child has its own error boundary. */
export function SectionsContainer({ children, ...container }: ComponentProps<typeof Container>) {
  return (
    <Container {...container}>
      <Sections>{children}</Sections>
    </Container>
  )
}
