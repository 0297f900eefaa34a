import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MarkersMap } from '@/features/map/markers/MarkersMap'
import { PlaceMap } from '@/features/map/PlaceMap'
import { maps } from '../../../emulators/kakao-maps/maps.ts'

// The map's chunks load slowly at first on a busy machine.
configure({ asyncUtilTimeout: 8000 })

const UNAVAILABLE = '지도를 불러오지 못했습니다. 아래 목록에서 선택해 주세요.'
const SPOT_TEXT = '인근 상가에서 픽업 가능'

const branches = [
  { id: 'a', label: '성수점', position: { lat: 37.5445, lng: 127.0485 }, href: '/branches/a' },
  { id: 'b', label: '분당점', position: { lat: 37.3805, lng: 127.1215 }, href: '/branches/b' },
]
const place = {
  id: 'a',
  label: '성수점',
  note: '성동구 아차산로 100',
  position: { lat: 37.5445, lng: 127.0485 },
}
const spots = [
  { id: 's1', label: '성수역 약국', position: { lat: 37.5446, lng: 127.0557 } },
  { id: 's2', label: '뚝섬역 빵집', position: { lat: 37.5472, lng: 127.0474 } },
]

function Address() {
  return <output>{useLocation().pathname}</output>
}

const show = (map: React.ReactNode) =>
  render(
    <MemoryRouter>
      {map}
      <Address />
    </MemoryRouter>,
    // The map's boundary catches it.
    { onCaughtError: () => undefined },
  )

/** Answers the request for the map's script. */
function answerScript(answer: (script: HTMLScriptElement) => void) {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) answer(node)
  })
}

const end = (script: HTMLScriptElement, event: 'load' | 'error') =>
  queueMicrotask(() => script.dispatchEvent(new Event(event)))

const refuse = (script: HTMLScriptElement) => end(script, 'error')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a map that works', () => {
  beforeEach(() => vi.stubGlobal('kakao', { maps }))

  it('fits all places with 40 px around them', async () => {
    const setBounds = vi.spyOn(maps.Map.prototype, 'setBounds')
    show(<MarkersMap label="지점 지도" places={branches} />)
    await screen.findByRole('link', { name: '분당점' })
    expect(setBounds).toHaveBeenLastCalledWith(expect.anything(), 40, 40, 40, 40)
  })

  it('shows a place with all its spots and 40 px around them', async () => {
    const setBounds = vi.spyOn(maps.Map.prototype, 'setBounds')
    show(<PlaceMap label="성수점 지도" place={place} spots={spots} />)
    await screen.findAllByText(SPOT_TEXT)
    expect(setBounds).toHaveBeenLastCalledWith(expect.anything(), 40, 40, 40, 40)
    const bounds = setBounds.mock.lastCall?.[0]
    for (const { position } of [place, ...spots])
      expect(bounds?.contain(new maps.LatLng(position.lat, position.lng))).toBe(true)
  })

  it('says once per spot that it is in a shop nearby', async () => {
    show(<PlaceMap label="성수점 지도" place={place} spots={spots} />)
    expect(await screen.findAllByText(SPOT_TEXT)).toHaveLength(2)
    expect(screen.getByText('성동구 아차산로 100')).toBeVisible()
    expect(screen.getByRole('button', { name: '스카이뷰' })).toBeVisible()
    expect(screen.getByRole('button', { name: '확대' })).toBeVisible()
  })

  it('pans to a requested spot at level 3 and highlights it', async () => {
    const panTo = vi.spyOn(maps.Map.prototype, 'panTo')
    const setLevel = vi.spyOn(maps.Map.prototype, 'setLevel')
    const map = (request?: { spotId: string }) => (
      <MemoryRouter>
        <PlaceMap
          label="성수점 지도"
          place={place}
          spots={spots}
          focus={{ request, highlightedId: request?.spotId }}
        />
      </MemoryRouter>
    )
    const { rerender, container } = render(map())
    await screen.findAllByText(SPOT_TEXT)
    rerender(map({ spotId: 's2' }))
    rerender(map({ spotId: 's2' }))
    expect(panTo).toHaveBeenCalledTimes(2)
    expect(setLevel).toHaveBeenLastCalledWith(3)
    expect(container.querySelectorAll('[data-highlighted]')).toHaveLength(1)
  })
})

describe('an unavailable map', () => {
  it('leaves the spots to the page’s own list', async () => {
    answerScript(refuse)
    show(
      <PlaceMap
        label="성수점 지도"
        place={place}
        spots={spots}
        focus={{ request: undefined, highlightedId: undefined }}
      />,
    )
    await screen.findByText(UNAVAILABLE)
    expect(screen.queryByText('성수역 약국')).toBeNull()
    expect(screen.getByText('성수점')).toBeVisible()
  })

  it('is asked for again, and keeps the focus of the button that goes', async () => {
    answerScript(refuse)
    show(<MarkersMap label="지점 지도" places={branches} />)
    const retry = await screen.findByRole('button', { name: '다시 시도' })
    vi.stubGlobal('kakao', { maps })
    retry.focus()
    fireEvent.click(retry)
    expect(screen.getByRole('region', { name: '지점 지도' })).toHaveFocus()
    await screen.findByRole('link', { name: '분당점' })
    expect(screen.queryByText(UNAVAILABLE)).toBeNull()
  })
})
