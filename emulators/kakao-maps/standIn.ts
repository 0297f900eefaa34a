import { ControlPosition, MapTypeControl, MapTypeId, ZoomControl } from './controls.ts'
import { event } from './events.ts'
import { KakaoMap } from './map.ts'
import { Marker, MarkerImage } from './marker.ts'
import { CustomOverlay, InfoWindow } from './overlays.ts'
import { LatLng, LatLngBounds, PlaneCoords, Point } from './places.ts'

/** A class with some of the hosted one's methods; what it is made of is its own affair. */
type Part<All, Method extends keyof All> = new (...args: never[]) => Pick<All, Method>

type Standing = 'setAltitude' | 'setPosition' | 'setRange' | 'setZIndex'
type Looking = `${'get' | 'set'}${'Bounds' | 'Center' | 'Level'}` | 'relayout'
type Allowing = `set${'Draggable' | 'KeyboardShortcuts' | 'MaxLevel' | 'MinLevel' | 'Zoomable'}`
type Showing = 'addControl' | 'removeControl' | 'setMapTypeId' | 'setProjectionId'
type Looks = `set${'Clickable' | 'Draggable' | 'Image' | 'Opacity' | 'Title'}`

/** What of the hosted interface is stood in for: all that the site and its SDK call. The compiler compares. */
interface HostedInterface
  extends Pick<typeof kakao.maps, 'ControlPosition' | 'load' | 'MapTypeControl' | 'ZoomControl'> {
  event: Record<keyof typeof kakao.maps.event & string, (...args: never[]) => void>
  Coords: Part<kakao.maps.Coords, 'getX' | 'getY' | 'toLatLng'>
  CustomOverlay: Part<kakao.maps.CustomOverlay, Standing | 'getContent'>
  InfoWindow: Part<kakao.maps.InfoWindow, Standing | 'close' | 'getContent'>
  LatLng: Part<kakao.maps.LatLng, keyof kakao.maps.LatLng>
  LatLngBounds: Part<kakao.maps.LatLngBounds, keyof kakao.maps.LatLngBounds>
  Map: Part<kakao.maps.Map, Looking | Allowing | Showing>
  MapTypeId: Partial<typeof kakao.maps.MapTypeId>
  Marker: Part<kakao.maps.Marker, Standing | Looks>
  MarkerImage: Part<kakao.maps.MarkerImage, never>
  Point: Part<kakao.maps.Point, 'x' | 'y'>
  Size: Part<kakao.maps.Size, never>
}

/** The part of `kakao.maps` that the site and its SDK use. */
export const maps = {
  load: (callback: () => void) => queueMicrotask(callback),
  event,
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
} satisfies HostedInterface
