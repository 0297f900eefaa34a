import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { type PlacePoint, placeTypeLabels } from '@/domain/places/placePoint'
import { type PlaceIndex, searchPlaces } from '@/domain/places/placeSearch'
import { MAX_QUERY_LENGTH } from '@/domain/text/hangulSearch'
import type { Elements } from '@/ui/elements'
import { Field } from '@/ui/form/Field'
import styles from './PlaceField.module.css'
import { useListRoom } from './useListRoom'

interface Props {
  label: string
  index: PlaceIndex
  value: PlacePoint | undefined
  onChange: (place: PlacePoint | undefined) => void
  /** Text to search with while nothing was typed or chosen. */
  query?: string
  onType?: () => void
  error?: string | undefined
  icon?: Elements
}

/** Finds a place by name, address, type or 초성; at most fifty options. Leaving the field chooses nothing. */
export function PlaceField({
  label,
  index,
  value,
  onChange,
  query = '',
  onType,
  error,
  icon,
}: Props) {
  // Typed text, until a place is chosen or the field is left.
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const composition = useComposition(input)
  const found = searchPlaces(index, typed ?? (value ? '' : query))
  const list = useCombobox<PlacePoint | null>({
    items: found,
    itemToString: (place) => place?.name ?? '',
    itemToKey: (place) => place?.id,
    selectedItem: value ?? null,
    inputValue: typed ?? value?.name ?? query,
    defaultHighlightedIndex: 0,
    stateReducer,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? undefined),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(undefined)
    },
  })
  const room = useListRoom(input, list.isOpen)
  const type = (text: string) => {
    setTyped(text)
    onType?.()
    if (text === '') onChange(undefined)
  }
  const chooseHighlighted = () => {
    const place = found[list.highlightedIndex]
    if (list.isOpen && place) list.selectItem(place)
  }
  return (
    <Field label={label} error={error} icon={icon}>
      {(control) => (
        <>
          <input
            {...list.getInputProps({
              ...control,
              ref: input,
              'aria-labelledby': undefined,
              'aria-haspopup': 'listbox',
              maxLength: MAX_QUERY_LENGTH,
              placeholder: '학교·지점 이름, 주소, 초성',
              enterKeyHint: 'search',
              onFocus: ({ currentTarget }) => currentTarget.select(),
              onChange: ({ currentTarget }) => type(currentTarget.value),
              ...composition.listeners(chooseHighlighted),
            })}
          />
          <div
            className={`${styles.popup} on-raised clip rounded`}
            data-side={room.side}
            hidden={!list.isOpen}
          >
            {list.isOpen && found.length === 0 && (
              <p className="note p-4" role="status">
                찾는 장소가 없어요. 지도에서 골라 보세요.
              </p>
            )}
            <ul
              {...list.getMenuProps({ 'aria-label': '장소 목록' })}
              className={`${styles.list} unless-empty`}
              style={{ maxHeight: room.height }}
            >
              {list.isOpen &&
                found.map((place, position) => (
                  <li
                    key={place.id}
                    {...list.getItemProps({
                      item: place,
                      index: position,
                      'aria-selected': place.id === value?.id,
                      onClick: composition.finish,
                    })}
                    className={`${styles.option} min-h-56 middle-lines grid`}
                    data-highlighted={position === list.highlightedIndex || undefined}
                    aria-label={place.name}
                    aria-description={detailOf(place)}
                  >
                    <span className={`${styles.name} bold`}>{place.name}</span>
                    <span className="note">{detailOf(place)}</span>
                  </li>
                ))}
            </ul>
          </div>
        </>
      )}
    </Field>
  )
}

/** Address and type describe an option; its name is the place's. */
const detailOf = ({ type, address }: PlacePoint) => `${placeTypeLabels[type]} · ${address}`

const { FunctionSelectItem, InputBlur, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes

type State = UseComboboxState<PlacePoint | null>

/** The library chooses the highlighted option on blur, closes on a second click and unmarks what the pointer leaves. */
function stateReducer(
  { isOpen, highlightedIndex, selectedItem, inputValue }: State,
  { type, changes }: UseComboboxStateChangeOptions<PlacePoint | null>,
): Partial<State> {
  switch (type) {
    case FunctionSelectItem:
      return { ...changes, isOpen: false }
    case InputBlur:
      return { ...changes, selectedItem, inputValue }
    case InputClick:
      return isOpen ? { ...changes, isOpen, highlightedIndex } : changes
    case MenuMouseLeave:
      return { ...changes, highlightedIndex }
    default:
      return changes
  }
}

const isEnter = ({ key, code }: KeyboardEvent): boolean =>
  key === 'Enter' || code === 'Enter' || code === 'NumpadEnter'

/**
 * Choosing while a Korean syllable is being composed: the input method would put it behind the chosen name. Losing the
 * focus ends a composition. Enter chooses when it is released, after the input method has had it.
 */
function useComposition(input: RefObject<HTMLInputElement | null>) {
  const isComposing = useRef(false)
  const isEnterHeld = useRef(false)

  const finish = () => {
    if (!isComposing.current) return
    input.current?.blur()
    input.current?.focus()
  }

  const listeners = (onEnter: () => void) => ({
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: () => {
      isComposing.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Safari ends the composition before the key that ended it.
      const isOfComposition = isComposing.current || event.keyCode === 229
      if (!isOfComposition || !isEnter(event)) return
      isEnterHeld.current = true
      event.preventDefault()
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isEnterHeld.current || !isEnter(event)) return
      isEnterHeld.current = false
      finish()
      onEnter()
    },
  })

  return { finish, listeners }
}
