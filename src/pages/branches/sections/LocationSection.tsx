import {
  Bus,
  Check,
  ChevronRight,
  Copy,
  Footprints,
  MapPinned,
  Phone,
  SquareParking,
} from 'lucide-react'
import { useId, useRef } from 'react'
import {
  BEING_PREPARED,
  type Branch,
  kakaoRouteUrl,
  naverAppRouteUrl,
  naverRouteUrl,
  type PickupSpot,
  phoneHref,
  streetOf,
} from '@/domain/places/branch'
import { toPlaces } from '@/features/map/mapPlace'
import { useSpotFocus } from '@/features/map/markers/useSpotFocus'
import { PlaceMap } from '@/features/map/PlaceMap'
import { hasApps, openApp } from '@/platform/device/openApp'
import { useReducedMotion } from '@/platform/page/useMediaQuery'
import { Button } from '@/ui/button/Button'
import { ButtonAnchor } from '@/ui/button/ButtonAnchor'
import { useCopied } from '@/ui/button/useCopied'
import { Card } from '@/ui/layout/Card'
import { DetailSection } from './DetailSection'
import styles from './LocationSection.module.css'

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
              {[...branch.landmarkTips, branch.floor].join(' ').trim() || BEING_PREPARED}
            </Tip>
            <Tip icon={SquareParking} title="주차">
              {branch.parkingSummary || BEING_PREPARED}
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

function RouteLinks({ branch }: { branch: Branch }) {
  const { isCopied, copy } = useCopied()
  return (
    <>
      <div className={`${styles.address} mb-4 spread-3 wrap`}>
        <p>
          <strong>{branch.address}</strong>
          <span className="note">{`지번 ${branch.addressJibun}`}</span>
        </p>
        <Button onClick={() => copy(branch.address)}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span aria-live="polite">{isCopied ? '복사됨' : '주소 복사'}</span>
        </Button>
      </div>
      <div className={`${styles.links} stack-2`}>
        <ButtonAnchor tone="tonal" isExternal href={kakaoRouteUrl(branch)}>
          카카오맵 길찾기
        </ButtonAnchor>
        <ButtonAnchor
          tone="tonal"
          isExternal
          href={naverRouteUrl(branch)}
          onClick={(event) => {
            if (!hasApps()) return
            event.preventDefault()
            openApp(naverAppRouteUrl(branch, window.location.hostname), naverRouteUrl(branch))
          }}
        >
          네이버 지도 길찾기
        </ButtonAnchor>
        <ButtonAnchor tone="tonal" href={phoneHref(branch)}>
          <Phone aria-hidden="true" />
          <span>전화하기</span>
        </ButtonAnchor>
      </div>
    </>
  )
}

interface Props {
  spots: readonly PickupSpot[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

function SpotList({ spots, chosenId, onChoose }: Props) {
  const headingId = useId()
  return (
    <Card className={styles.card}>
      <h3 id={headingId} className={`${styles.heading} text-22`}>
        픽업 장소
      </h3>
      <p className={`${styles.hint} faint text-14`}>
        {spots.length === 0 ? BEING_PREPARED : '누르면 지도에서 보여 드려요.'}
      </p>
      <ol aria-labelledby={headingId}>
        {spots.map(({ id, title, place, addr }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`${styles.spot} row-3 rounded full min-h-60`}
              aria-current={id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              <span
                className={`${styles.number} center rigid text-14 extrabold`}
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <span className={`${styles.words} grid keeps-end`}>
                <strong className="semibold">{title}</strong>
                <small className="note">{`${place} · ${streetOf(addr)}`}</small>
              </span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}
