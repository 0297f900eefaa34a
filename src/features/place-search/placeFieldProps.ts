import type { ReactNode } from 'react'
import type { PlacePoint } from '@/domain/placePoint'
import type { PlaceIndex } from '@/domain/placeSearch'

export interface PlaceFieldProps {
  label: string
  index: PlaceIndex
  value: PlacePoint | undefined
  onChange: (place: PlacePoint | undefined) => void
  error?: string | undefined
  icon?: ReactNode
}

/** What a parent has begun before the list came. */
export interface BegunSearch {
  typed: string | undefined
  isOpen: boolean
  keys: readonly string[]
}
