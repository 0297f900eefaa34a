import { Check, Copy, Phone } from 'lucide-react'
import {
  type Branch,
  kakaoRouteUrl,
  naverAppRouteUrl,
  naverRouteUrl,
  phoneHref,
} from '@/domain/places/branch'
import { hasApps, openApp } from '@/platform/device/openApp'
import { Button } from '@/ui/button/Button'
import { ButtonAnchor } from '@/ui/button/ButtonAnchor'
import { useCopied } from '@/ui/button/useCopied'
import styles from './RouteLinks.module.css'

export function RouteLinks({ branch }: { branch: Branch }) {
  const { isCopied, copy } = useCopied()
  return (
    <>
      <div className={`${styles.address} mb-4 spread-3 wrap`}>
        <p>
          <strong>{branch.address}</strong>
          <span>{`지번 ${branch.addressJibun}`}</span>
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
