import { picture } from '@/content/pictures'
import { relativeTime } from '@/domain/dates/relativeTime'
import { formatKRW, formatNumber } from '@/domain/money'
import { type PriceList, soldOptions } from '@/domain/orders/priceList'
import { middlePriceKRW, type TopupWorth, topupWorth } from '@/domain/orders/topupGuide'
import { guidePickupKRW, nightNote } from '@/domain/rides/fares/fare'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { ByPrices } from '@/features/prices/ByPrices'
import { ComingFare } from '@/features/prices/FareNow'
import { snackMenuQuery } from '@/features/snacks/queries'
import { useNow } from '@/platform/useNow'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import styles from './TopupPricingPage.module.css'

const topupPricingHead: PageHead = {
  title: '충전 안내',
  description: '충전 금액으로 무엇을 이용할 수 있는지 살펴보세요.',
}

function careBasis(list: PriceList): string {
  const names = soldOptions(list, 'timepass').map(({ label }) => label)
  return names.length === 0
    ? '시간권은 지금 판매하지 않아요.'
    : `돌봄 시간은 시간권(${names.join(', ')})을 가장 알뜰하게 골랐을 때예요.`
}

export function TopupPricingPage() {
  const menu = useRemoteRead(snackMenuQuery('basic'))
  const time = useNow()
  const snackKRW =
    menu.status === 'loaded' ? middlePriceKRW(menu.data.map(({ priceKRW }) => priceKRW)) : undefined
  const age =
    menu.status === 'loaded' && menu.stale?.hasFailed
      ? `(${relativeTime(menu.stale.savedAt, time)} 메뉴 기준)`
      : ''
  const snackBasis =
    snackKRW === undefined
      ? '기본 간식 메뉴의 가운데 값으로'
      : `기본 간식 메뉴의 가운데 값 ${formatKRW(snackKRW)}${age}으로`
  const isWaiting = menu.status === 'loading'

  return (
    <Sections>
      <PageIntro title="충전 안내" lead="금액마다 무엇을 얼마나 이용할 수 있는지 계산해 봤어요." />
      <SectionsContainer className={`${styles.page} grid`}>
        <ul className={`${styles.cards} stack-4`}>
          <ByPrices of="both">
            {({ tariff, list }) =>
              topupWorth(guidePickupKRW(tariff), soldOptions(list, 'timepass'), snackKRW).map(
                (worth) => <WorthCard key={worth.amountKRW} worth={worth} isWaiting={isWaiting} />,
              )
            }
          </ByPrices>
        </ul>
        <section className={styles.basis}>
          <h2>이렇게 계산했어요</h2>
          <ul>
            <li>
              <ByPrices of="fares">
                {({ tariff }) => (
                  <span>
                    {`픽업은 낮 시간, 직선거리 0km의 기본 요금 ${formatKRW(guidePickupKRW(tariff))}으로 나눈 횟수예요. 거리 요금은 1km마다 ${formatKRW(tariff.perKmKRW)}이고, ${nightNote(tariff)}`}
                  </span>
                )}
              </ByPrices>
              <ComingFare />
            </li>
            <li>
              <ByPrices of="prices">{({ list }) => <span>{careBasis(list)}</span>}</ByPrices>
            </li>
            <li>{`간식은 ${snackBasis} 나눈 개수예요.`}</li>
            <li>
              픽업 요금은 도착하면 충전금에서 빠지고, 이용권과 간식은 주문할 때 충전금을 고르면
              돼요.
            </li>
            <li>세 가지는 각각 한 가지에만 썼을 때의 최대치예요. 나누어 쓰면 그만큼 줄어요.</li>
          </ul>
        </section>
        <ButtonLink className={styles.action} to={paths.topup} tone="primary" size="large">
          충전하기
        </ButtonLink>
      </SectionsContainer>
    </Sections>
  )
}

interface Props {
  worth: TopupWorth
  isWaiting: boolean
}

const upTo = (count: number | undefined, unit: string, otherwise: string) =>
  count === undefined ? otherwise : `최대 ${formatNumber(count)}${unit}`

function WorthCard({ worth: { amountKRW, pickups, careHours, snacks }, isWaiting }: Props) {
  const uses = [
    { image: 'icon-bus', term: '픽업', count: upTo(pickups, '회', '무료') },
    { image: 'icon-clock', term: '돌봄', count: upTo(careHours, '시간', '') },
    {
      image: 'icon-snack',
      term: '간식',
      count: upTo(snacks, '개', isWaiting ? '계산 중…' : '메뉴에서 확인'),
    },
  ] as const
  return (
    <Card as="li" className="stack-4 p-6">
      <h2 className="text-28 tabular">{formatKRW(amountKRW)}</h2>
      <dl className={`${styles.uses} stack-1`}>
        {uses.map(({ image, term, count }) => (
          <div key={term}>
            <dt>
              <Picture className={styles.icon} picture={picture(image)} alt="" />
              <span>{term}</span>
            </dt>
            <dd className="bold tabular">{count}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={`${paths.topup}?amount=${amountKRW}`} tone="tonal" isBlock>
        <span>이 금액으로 충전</span>
        <span className="sr-only">{` (${formatKRW(amountKRW)})`}</span>
      </ButtonLink>
    </Card>
  )
}

export { TopupPricingPage as Component, topupPricingHead as head }
