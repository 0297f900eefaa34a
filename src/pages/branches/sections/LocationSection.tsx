import { Bus, Footprints, MapPinned, SquareParking } from 'lucide-react'
import { useRef } from 'react'
import type { Branch } from '@/domain/places/branch'
import { useSpotFocus } from '@/features/map/markers/useSpotFocus'
import { PlaceMap } from '@/features/map/PlaceMap'
import { useReducedMotion } from '@/platform/page/useMediaQuery'
import { toPlaces } from '../toPlaces'
import { DetailSection } from './DetailSection'
import styles from './LocationSection.module.css'
import { RouteLinks } from './RouteLinks'
import { SpotList } from './SpotList'

const wayIcons: Record<string, typeof Bus> = { 버스: Bus }

export function LocationSection({ branch }: { branch: Branch }) {
  const focus = useSpotFocus()
  const map = useRef<HTMLDivElement>(null)
  const isMotionReduced = useReducedMotion()
  const showSpot = (id: string) => {
    focus.show(id)
    // On phones the map is above the list, out of view.
    map.current?.scrollIntoView({
      block: 'nearest',
      behavior: isMotionReduced ? 'instant' : 'smooth',
    })
  }
  return (
    <DetailSection tab="location">
      <div className={`${styles.location} stack-5 one-column`}>
        <div className={styles.map} ref={map}>
          <PlaceMap
            label="지점 위치 지도"
            place={{
              id: branch.id,
              label: branch.name,
              note: branch.addressShort,
              position: { lat: branch.lat, lng: branch.lng },
            }}
            spots={toPlaces(branch.spots)}
            focus={focus}
          />
        </div>
        <SpotList spots={branch.spots} chosenId={focus.request?.spotId} onChoose={showSpot} />
        <div>
          <RouteLinks branch={branch} />
          <ul className={`${styles.tips} mt-6 stack-4`}>
            {branch.wayfinding.map(({ label, value }) => (
              <Tip key={label} icon={wayIcons[label] ?? Footprints} title={label}>
                {value}
              </Tip>
            ))}
            <Tip icon={MapPinned} title="찾기 쉬운 표시">
              {`${branch.landmarkTips.join(' ')} ${branch.floor}`}
            </Tip>
            <Tip icon={SquareParking} title="주차">
              {branch.parkingSummary}
            </Tip>
          </ul>
        </div>
      </div>
    </DetailSection>
  )
}

interface TipProps {
  icon: typeof Bus
  title: string
  children: React.ReactNode
}

function Tip({ icon: Icon, title, children }: TipProps) {
  return (
    <li className={`${styles.tip} flex gap-3`}>
      <Icon aria-hidden="true" />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}
