import { type Ref, useId } from 'react'
import type { Elements } from '@/ui/elements'
import { Card } from '@/ui/layout/Card'

interface Props {
  title: string
  /** Gets the focus after a retry. */
  heading?: Ref<HTMLHeadingElement>
  children: Elements
}

/** A part of a family's page, named by its heading. */
export function FamilyRegion({ title, heading, children }: Props) {
  const id = useId()
  return (
    <Card as="section" className="stack-3 p-5" aria-labelledby={id}>
      <h2 className="text-18" id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
