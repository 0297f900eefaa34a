import { Marker as LeafletMarker, type MarkerOptions } from 'leaflet'
import type { KakaoMap } from './map.ts'
import { LatLng } from './places.ts'

/** The service orders by the index alone. Leaflet adds the pixels from the top, which this outweighs. */
const PIXELS_PER_INDEX = 10_000

/** Something that stands at a place of the map. */
export class Anchored extends LeafletMarker {
  constructor(position = new LatLng(0, 0), zIndex = 0, options: MarkerOptions = {}) {
    super(position, { ...options, keyboard: false, zIndexOffset: zIndex * PIXELS_PER_INDEX })
  }

  setMap(map: KakaoMap | null): void {
    this.remove()
    if (map) this.addTo(map)
  }

  setPosition(position: LatLng): void {
    this.setLatLng(position)
  }

  getPosition(): LatLng {
    return this.getLatLng()
  }

  setZIndex(zIndex: number): void {
    this.setZIndexOffset(zIndex * PIXELS_PER_INDEX)
  }

  // Height and reach matter in street-level pictures only.
  setAltitude(_altitude: number): void {}

  setRange(_range: number): void {}
}
