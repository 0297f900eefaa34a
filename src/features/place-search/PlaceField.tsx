import { Field } from '@/ui/form/Field'
import styles from './PlaceCombobox.module.css'
import { PLACE_INPUT, type PlaceFieldProps } from './placeFieldProps'
import { usePlaceList } from './usePlaceList'

const LIST_MISSING = '장소 목록을 불러오지 못했어요. 다시 눌러 보거나 지도에서 골라 주세요.'
/** Keys replayed once the list is loaded. */
const LIST_KEYS = ['ArrowDown', 'ArrowUp', 'Enter']

/** Finds a place by name, address, type or 초성; a plain input until focused, since the list is a large library. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, value, error, icon } = props
  const list = usePlaceList()
  const { Combobox, inputBeforeLoad } = list
  if (Combobox) return <Combobox {...props} inputBeforeLoad={inputBeforeLoad} />
  return (
    <div className={styles.anchor}>
      <Field label={label} error={list.hasFailed ? LIST_MISSING : error} icon={icon}>
        {(control) => (
          <input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={false}
            {...PLACE_INPUT}
            value={inputBeforeLoad?.typed ?? value?.name ?? ''}
            onPointerEnter={list.load}
            onFocus={({ currentTarget }) => {
              currentTarget.select()
              list.begin({})
            }}
            onClick={() => list.begin({ isOpen: true })}
            onChange={({ target }) => list.begin({ typed: target.value, isOpen: true })}
            onKeyDown={(event) => {
              if (!LIST_KEYS.includes(event.key) || event.nativeEvent.isComposing) return
              event.preventDefault()
              list.begin({ key: event.key, isOpen: true })
            }}
            onCompositionStart={() => list.compose(true)}
            onCompositionEnd={() => list.compose(false)}
            onBlur={list.reset}
          />
        )}
      </Field>
    </div>
  )
}
