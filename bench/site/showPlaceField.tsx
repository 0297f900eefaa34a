import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { PlacePoint } from '../../src/domain/places/placePoint.ts'
import { PlaceField } from '../../src/features/places/PlaceField.tsx'
import { places } from './searchSample.ts'

export const FIELD_LABEL = '장소'

function SampleField() {
  const [place, setPlace] = useState<PlacePoint>()
  return <PlaceField label={FIELD_LABEL} index={places} value={place} onChange={setPlace} />
}

/** Replaces the page by the site's place search over 5,000 places. */
export function showPlaceField(): void {
  const room = document.createElement('main')
  document.body.replaceChildren(room)
  createRoot(room).render(<SampleField />)
}
