import type { Evented, LeafletEventHandlerFn } from 'leaflet'
import { ControlPosition, MapTypeControl, MapTypeId, ZoomControl } from './controls.ts'
import { LatLng, LatLngBounds, PlaneCoords, Point } from './coords.ts'
import { KakaoMap } from './map.ts'
import { CustomOverlay, InfoWindow, Marker, MarkerImage } from './overlays.ts'

type Part<All, Method extends keyof All> = new (...args: never[]) => Pick<All, Method>

type Standing = 'setPosition' | 'setZIndex'
type Looking = `${'get' | 'set'}${'Bounds' | 'Center' | 'Level'}` | 'relayout'
type Allowing = `set${'Draggable' | 'KeyboardShortcuts' | 'MaxLevel' | 'MinLevel' | 'Zoomable'}`
type Showing = 'addControl' | 'removeControl' | 'setMapTypeId' | 'setProjectionId'

/** What the site and its SDK call; the compiler compares it. */
interface HostedInterface
  extends Pick<typeof kakao.maps, 'load' | 'MapTypeControl' | 'ZoomControl'> {
  ControlPosition: Partial<typeof kakao.maps.ControlPosition>
  Coords: Part<kakao.maps.Coords, 'getX' | 'getY' | 'toLatLng'>
  CustomOverlay: Part<kakao.maps.CustomOverlay, Standing | 'getContent'>
  InfoWindow: Part<kakao.maps.InfoWindow, Standing | 'close' | 'getContent'>
  LatLng: Part<kakao.maps.LatLng, keyof kakao.maps.LatLng>
  LatLngBounds: Part<kakao.maps.LatLngBounds, keyof kakao.maps.LatLngBounds>
  Map: Part<kakao.maps.Map, Looking | Allowing | Showing>
  MapTypeId: Partial<typeof kakao.maps.MapTypeId>
  Marker: Part<kakao.maps.Marker, Standing | 'setImage' | 'setOpacity'>
}

type Listen = (target: Evented, type: string, handler: LeafletEventHandlerFn) => void
const addListener: Listen = (target, type, handler) => target.on(type, handler)
const removeListener: Listen = (target, type, handler) => target.off(type, handler)

export const maps = {
  load: (callback: () => void) => queueMicrotask(callback),
  event: { addListener, removeListener },
  ControlPosition,
  Coords: PlaneCoords,
  CustomOverlay,
  InfoWindow,
  LatLng,
  LatLngBounds,
  Map: KakaoMap,
  MapTypeControl,
  MapTypeId,
  Marker,
  MarkerImage,
  Point,
  Size: Point,
  ZoomControl,
} satisfies HostedInterface & Record<string, unknown>
