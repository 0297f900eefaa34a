import { ControlPosition, MapTypeControl, MapTypeId, ZoomControl } from './controls.ts'
import { addListener, preventMap, removeListener, trigger } from './events.ts'
import { Coords, LatLng, LatLngBounds, Point, Size } from './geometry.ts'
import { MapView } from './mapView.ts'
import { Marker, MarkerImage } from './marker.ts'
import { CustomOverlay, InfoWindow } from './overlays.ts'

/** A class with the same methods; what it is made of is its own affair. */
type Class<Instance> = new (...args: never[]) => Instance

/** What of the hosted interface is stood in for; the compiler compares. */
interface HostedInterface
  extends Pick<
    typeof kakao.maps,
    | 'load'
    | 'ControlPosition'
    | 'Coords'
    | 'LatLng'
    | 'LatLngBounds'
    | 'MapTypeControl'
    | 'MapTypeId'
    | 'MarkerImage'
    | 'Point'
    | 'Size'
    | 'ZoomControl'
  > {
  CustomOverlay: Class<kakao.maps.CustomOverlay>
  // A closed window is on no map, which the types of the service forget.
  InfoWindow: Class<Omit<kakao.maps.InfoWindow, 'getMap'>>
  Map: Class<kakao.maps.Map>
  Marker: Class<kakao.maps.Marker>
  event: Record<keyof typeof kakao.maps.event & string, (...args: never[]) => void>
}

/** The part of `kakao.maps` that the site and its SDK use. */
export const maps = {
  load: (callback: () => void) => queueMicrotask(callback),
  event: { addListener, removeListener, trigger, preventMap },
  ControlPosition,
  Coords,
  CustomOverlay,
  InfoWindow,
  LatLng,
  LatLngBounds,
  Map: MapView,
  MapTypeControl,
  MapTypeId,
  Marker,
  MarkerImage,
  Point,
  Size,
  ZoomControl,
} satisfies HostedInterface
