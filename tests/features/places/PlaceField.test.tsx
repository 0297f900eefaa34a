import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { places } from '@/content/places'
import type { PlacePoint } from '@/domain/places/placePoint'
import { indexPlaces } from '@/domain/places/placeSearch'
import { PlaceField } from '@/features/places/PlaceField'

const index = indexPlaces(places)
const field = () => screen.getByRole('combobox', { name: '출발지' })
const option = (name: string) => screen.getByRole('option', { name })

function Sample() {
  const [place, setPlace] = useState<PlacePoint>()
  return (
    <form>
      <PlaceField label="출발지" index={index} value={place} onChange={setPlace} />
      <output>{place?.name}</output>
    </form>
  )
}

function show() {
  render(<Sample />)
  return userEvent.setup()
}

/** As an input method does: the text that is being composed stands in the field. */
function compose(text: string) {
  fireEvent.compositionStart(field())
  fireEvent.input(field(), { target: { value: text }, isComposing: true })
}

test('text and Enter choose the first place', async () => {
  const user = show()
  await user.type(field(), '성동초{Enter}')
  expect(field()).toHaveValue('성동초등학교')
  expect(screen.getByRole('status')).toHaveTextContent('성동초등학교')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('arrows choose another place', async () => {
  const user = show()
  await user.type(field(), '초등학교{ArrowDown}{Enter}')
  const second = index.filter(({ place }) => place.name.includes('초등학교'))[1]
  expect(field()).toHaveValue(second?.place.name)
})

test('leaving the field chooses nothing and gives the name back', async () => {
  const user = show()
  await user.type(field(), '성동초{Enter}')
  await user.clear(field())
  expect(screen.getByRole('status')).toHaveTextContent('')
  await user.type(field(), '경동초')
  expect(option('경동초등학교')).toBeVisible()
  await user.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveValue('')
})

test('a click opens the list, a second one leaves it open', async () => {
  const user = show()
  await user.click(field())
  await user.click(field())
  expect(screen.getByRole('listbox', { name: '장소 목록' })).toBeVisible()
})

test('nothing found is said', async () => {
  const user = show()
  await user.type(field(), '없는 학교')
  expect(screen.getByText('찾는 장소가 없어요. 지도에서 골라 보세요.')).toBeVisible()
})

test('what is being composed is searched', () => {
  show()
  compose('성돛')
  fireEvent.input(field(), { target: { value: '성동촏' }, isComposing: true })
  expect(option('성동초등학교')).toBeVisible()
})

test('a place pressed while a syllable is being composed stands alone in the field', async () => {
  const user = show()
  await user.click(field())
  compose('성도')
  await user.click(option('성동초등학교'))
  expect(field()).toHaveValue('성동초등학교')
})

test('Enter while composing chooses once, when it is released, and sends no form', () => {
  show()
  compose('성도')
  const isSubmitted = fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(isSubmitted).toBe(false)
  fireEvent.compositionEnd(field())
  fireEvent.keyUp(field(), { key: 'Enter' })
  expect(field()).toHaveValue('성동초등학교')
})
