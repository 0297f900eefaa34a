import { picture } from '@/content/pictures'
import { formatKRW, formatNumber } from '@/domain/money'
import type { TopupWorth } from '@/domain/orders/topupGuide'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './WorthCard.module.css'

interface Props {
  worth: TopupWorth
  isWaiting: boolean
}

const upTo = (count: number | undefined, unit: string, otherwise: string) =>
  count === undefined ? otherwise : `최대 ${formatNumber(count)}${unit}`

export function WorthCard({ worth: { amountKRW, pickups, careHours, snacks }, isWaiting }: Props) {
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
