import { CustomOverlayMap, ZoomControl } from 'react-kakao-maps-sdk'
import { KakaoMap } from './KakaoMap'
import { MapTypeSwitch } from './MapTypeSwitch'
import type { MapPlace } from './mapPlace'
import { PinnedBubble } from './PinnedBubble'
import type { PlaceMapProps } from './PlaceMap'
import { SPOT_TEXT, SpotMarker } from './SpotMarker'
import { useCrowdedLabels } from './useCrowdedLabels'
import { usePanToSpot } from './usePanToSpot'
import type { SpotFocus } from './useSpotFocus'

const PIN_Z = 2
const HIGHLIGHT_Z = 3

/** The map of {@link PlaceMap}. */
export function PlaceCanvas({ label, place, spots, level, focus }: PlaceMapProps) {
  return (
    <KakaoMap label={label} center={place.position} level={level}>
      <Spots spots={spots} focus={focus} />
      <CustomOverlayMap position={place.position} yAnchor={1} zIndex={PIN_Z} clickable>
        <PinnedBubble place={place} />
      </CustomOverlayMap>
      <MapTypeSwitch />
      <ZoomControl />
    </KakaoMap>
  )
}

interface SpotsProps {
  spots: readonly MapPlace[]
  focus: SpotFocus | undefined
}

function Spots({ spots, focus }: SpotsProps) {
  usePanToSpot(spots, focus?.request)
  const crowded = useCrowdedLabels(spots, () => SPOT_TEXT)
  return spots.map(({ id, label, position }, index) => {
    const isHighlighted = id === focus?.highlightedId
    return (
      <CustomOverlayMap key={id} position={position} zIndex={isHighlighted ? HIGHLIGHT_Z : 1}>
        <SpotMarker
          number={index + 1}
          title={label}
          isHighlighted={isHighlighted}
          isCrowded={crowded.has(id)}
        />
      </CustomOverlayMap>
    )
  })
}
