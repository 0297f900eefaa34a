import { point } from 'leaflet'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toLatLng } from '../../../emulators/kakao-maps/plane.ts'
import { maps } from '../../../emulators/kakao-maps/standIn.ts'

const center = new maps.LatLng(37.5445, 127.0485)
let container: HTMLElement

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  container = document.createElement('div')
  document.body.append(container)
})

afterEach(() => {
  container.remove()
  vi.restoreAllMocks()
})

const pixelOf = (map: InstanceType<typeof maps.Map>, lat: number, lng: number) =>
  map.latLngToContainerPoint([lat, lng])

describe('kakao.maps.Map', () => {
  it('looks exactly where it is told to', () => {
    const map = new maps.Map(container, { center, level: 4 })
    expect(map.getCenter().equals(center)).toBe(true)
    expect(map.getLevel()).toBe(4)
    map.setCenter(new maps.LatLng(37.51234, 127.01234))
    expect(map.getCenter().equals(new maps.LatLng(37.51234, 127.01234))).toBe(true)
  })

  it.each([
    [1, 400],
    [3, 100],
    [5, 25],
  ])('at level %i a hundred metres are %i pixels', (level, pixels) => {
    const map = new maps.Map(container, { center, level })
    const north = map.getCenter().lat + 100 / 111_194.93
    expect(pixelOf(map, center.lat, center.lng).y - pixelOf(map, north, center.lng).y).toBe(pixels)
  })

  it('fits a box between its paddings, to the pixel', () => {
    const map = new maps.Map(container, { center, level: 8 })
    // As good as 320 by 220 metres: the room that 40 pixels on each side leave at level 3.
    const [northWest, southEast] = [toLatLng(point(0, 0)), toLatLng(point(319.99, 219.99))]
    map.setBounds(new maps.LatLngBounds(northWest, southEast), 40, 40, 40, 40)
    expect(map.getLevel()).toBe(3)
    expect(pixelOf(map, northWest.lat, northWest.lng)).toMatchObject({ x: 40, y: 40 })
    expect(pixelOf(map, southEast.lat, southEast.lng)).toMatchObject({ x: 360, y: 260 })
  })

  it('tells of a level once, when it is another, and stays within the limits', () => {
    const map = new maps.Map(container, { center, level: 3 })
    const heard: string[] = []
    for (const type of ['zoom_start', 'zoom_changed', 'idle'])
      maps.event.addListener(map, type, () => heard.push(`${type} ${map.getLevel()}`))
    map.setLevel(5)
    expect(heard).toEqual(['zoom_start 3', 'zoom_changed 5', 'idle 5'])
    map.setLevel(5)
    expect(heard).toHaveLength(3)
    map.setMaxLevel(6)
    map.setLevel(9)
    expect(map.getLevel()).toBe(6)
  })

  it('keeps the anchor of a zoom under the same pixel', () => {
    const map = new maps.Map(container, { center, level: 4 })
    const anchor = new maps.LatLng(37.546, 127.05)
    const before = pixelOf(map, anchor.lat, anchor.lng)
    map.setLevel(3, { anchor })
    const after = pixelOf(map, anchor.lat, anchor.lng)
    expect(after.distanceTo(before)).toBeLessThanOrEqual(1.5)
  })

  it('disables the button of a limit', () => {
    const map = new maps.Map(container, { center, level: 1 })
    map.addControl(new maps.ZoomControl(), maps.ControlPosition.BOTTOMRIGHT)
    const button = (name: string) => container.querySelector(`button[aria-label=${name}]`)
    expect(button('확대')).toBeDisabled()
    map.setLevel(14)
    expect(button('확대')).toBeEnabled()
    expect(button('축소')).toBeDisabled()
  })

  it('has its overlays ordered by their index, whatever stands farther south', () => {
    const map = new maps.Map(container, { center, level: 3 })
    const overlay = (lat: number, zIndex: number) => {
      const made = new maps.CustomOverlay({ position: new maps.LatLng(lat, 127.0485), zIndex })
      made.setMap(map)
      return Number(made.getElement()?.style.zIndex)
    }
    expect(overlay(37.545, 2)).toBeGreaterThan(overlay(37.543, 1))
  })

  it('moves by keys only when it is asked to', () => {
    const map = new maps.Map(container, { center, level: 3, keyboardShortcuts: true })
    const press = (key: string) => container.dispatchEvent(new KeyboardEvent('keydown', { key }))
    press('-')
    expect(map.getLevel()).toBe(4)
    map.setKeyboardShortcuts(false)
    press('-')
    expect(map.getLevel()).toBe(4)
  })
})

describe('markers and windows', () => {
  it('stand on a map and leave it', () => {
    const map = new maps.Map(container, { center, level: 3 })
    const marker = new maps.Marker({ position: center, title: '성수점' })
    marker.setMap(map)
    expect(container.querySelector('img[title="성수점"]')).toBeInTheDocument()
    const window = new maps.InfoWindow({ content: '여기', removable: true })
    expect(window.getContent().parentElement).not.toBeNull()
    window.open(map, marker)
    expect(container).toHaveTextContent('여기')
    container.querySelector<HTMLElement>('button[aria-label=닫기]')?.click()
    marker.setMap(null)
    expect(container).not.toHaveTextContent('여기')
    expect(container.querySelector('img')).toBeNull()
  })
})
