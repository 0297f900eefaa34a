import type { PlacePoint } from '@/domain/places/placePoint'
import type { PlaceIndex } from '@/domain/places/placeSearch'
import { MAX_QUERY_LENGTH } from '@/domain/text/hangulSearch'
import type { Elements } from '@/ui/elements'

export interface PlaceFieldProps {
  label: string
  index: PlaceIndex
  value: PlacePoint | undefined
  onChange: (place: PlacePoint | undefined) => void
  error?: string | undefined
  icon?: Elements
}

export const PLACE_INPUT = {
  maxLength: MAX_QUERY_LENGTH,
  placeholder: '학교·지점 이름, 주소, 초성',
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const

/** Input made before the list was loaded. */
export interface InputBeforeLoad {
  typed: string | undefined
  isOpen: boolean
  keys: readonly string[]
}
