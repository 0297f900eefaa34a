import { Combobox } from '@base-ui/react/combobox'
import { useRef, useState } from 'react'
import { type PlacePoint, placeTypeLabels } from '@/domain/places/placePoint'
import { searchPlaces } from '@/domain/places/placeSearch'
import { Field } from '@/ui/form/Field'
import styles from './PlaceCombobox.module.css'
import { type InputBeforeLoad, PLACE_INPUT, type PlaceFieldProps } from './placeFieldProps'
import { useReplayedInput } from './useReplayedInput'

interface Props extends PlaceFieldProps {
  inputBeforeLoad: InputBeforeLoad | undefined
}

/** At most fifty options, in our own element: the library's popup hides the page from assistive technology. Blur closes it. */
export function PlaceCombobox({
  label,
  index,
  value,
  onChange,
  error,
  icon,
  inputBeforeLoad,
}: Props) {
  // Typed text, until a place is chosen or the field is left.
  const [typed, setTyped] = useState(inputBeforeLoad?.typed)
  const [popupRoom, setPopupRoom] = useState<HTMLDivElement | null>(null)
  const [isOpen, setIsOpen] = useState(inputBeforeLoad?.isOpen ?? false)
  const input = useRef<HTMLInputElement>(null)
  useReplayedInput(input, inputBeforeLoad)
  const actions = useRef<Combobox.Root.Actions>(null)
  const found = searchPlaces(index, typed ?? '')
  const setOpen = (willOpen: boolean) => {
    setIsOpen(willOpen)
    if (willOpen) return
    setTyped(undefined)
    actions.current?.unmount()
  }
  return (
    <Combobox.Root<PlacePoint>
      items={found}
      filter={null}
      autoHighlight
      value={value ?? null}
      onValueChange={(place) => {
        onChange(place ?? undefined)
        setTyped(undefined)
      }}
      inputValue={typed ?? value?.name ?? ''}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change') setTyped(text)
      }}
      open={isOpen}
      onOpenChange={setOpen}
      actionsRef={actions}
      itemToStringLabel={(place) => place.name}
      isItemEqualToValue={(a, b) => a.id === b.id}
    >
      <div className={styles.anchor}>
        <Field label={label} error={error} icon={icon}>
          {(control) => (
            <Combobox.Input
              {...control}
              ref={input}
              {...PLACE_INPUT}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={() => setOpen(false)}
            />
          )}
        </Field>
        <div ref={setPopupRoom} />
      </div>
      {isOpen && (
        <Combobox.Portal container={popupRoom}>
          <Combobox.Positioner
            className={styles.positioner}
            // The whole field with its icon, so that the list has its width.
            anchor={() => input.current?.parentElement ?? null}
            sideOffset={6}
            collisionPadding={8}
            onMouseDown={(event) => event.preventDefault()}
          >
            <div className={styles.popup}>
              <Combobox.Empty className={styles.empty}>
                찾는 장소가 없어요. 지도에서 골라 보세요.
              </Combobox.Empty>
              <Combobox.List className={styles.list} aria-label="장소 목록">
                {(place: PlacePoint) => <PlaceOption key={place.id} place={place} />}
              </Combobox.List>
            </div>
          </Combobox.Positioner>
        </Combobox.Portal>
      )}
    </Combobox.Root>
  )
}

/** Named by its place only; address and type are its description. */
function PlaceOption({ place }: { place: PlacePoint }) {
  const { name, type, address } = place
  const detail = `${placeTypeLabels[type]} · ${address}`
  return (
    <Combobox.Item
      className={styles.option}
      value={place}
      aria-label={name}
      aria-description={detail}
    >
      <span className={styles.name}>{name}</span>
      <span className="note">{detail}</span>
    </Combobox.Item>
  )
}
