import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { places } from '@/content/places'
import { indexPlaces } from '@/domain/places/placeSearch'
import { PlaceField } from '@/features/place-search/PlaceField'

const onChange = vi.fn()
const field = () => screen.getByRole('combobox', { name: '출발지' })

/** Input before the list has loaded. */
function begin(text: string, ...keys: string[]) {
  onChange.mockReset()
  render(
    <PlaceField label="출발지" index={indexPlaces(places)} value={undefined} onChange={onChange} />,
  )
  field().focus()
  fireEvent.change(field(), { target: { value: text } })
  for (const key of keys) fireEvent.keyDown(field(), { key })
}
const chosen = () => vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 5000 })

test.each([[['Enter']], [['ArrowDown', 'Enter']]])(
  'text and %j typed before the list loads choose the first place',
  async (keys) => {
    begin('성동초', ...keys)
    await chosen()
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: '성동초등학교' })
  },
)
