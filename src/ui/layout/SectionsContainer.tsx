import type { ComponentProps } from 'react'
import { Sections } from '../message/SectionBoundary'
import { Container } from './Container'

/** A container of independent parts: each child stands or falls on its own. */
export function SectionsContainer({ children, ...container }: ComponentProps<typeof Container>) {
  return (
    <Container {...container}>
      <Sections>{children}</Sections>
    </Container>
  )
}
