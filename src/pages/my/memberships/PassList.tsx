import { picture } from '@/content/pictures'
import { planPictures } from '@/content/planPictures'
import { dayOf } from '@/domain/dates/day'
import {
  expiryLabel,
  expiryText,
  formatMinutes,
  isPassActive,
  type Pass,
} from '@/domain/orders/pass'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Picture } from '@/ui/Picture'
import { StateMessage } from '@/ui/StateMessage'
import { Tag } from '@/ui/Tag'
import { FamilyHint } from './FamilyHint'
import styles from './PassList.module.css'

interface Props {
  passes: readonly Pass[]
  /** Orders whose passes count no more. */
  refunded: ReadonlySet<string>
  now: Date | undefined
}

/** What may be used, and until when. */
export function PassList({ passes, refunded, now }: Props) {
  if (!now) return null
  const today = dayOf(now)
  const active = passes.filter((pass) => isPassActive(pass, today, refunded))
  const over = passes.filter((pass) => !active.includes(pass))
  if (passes.length === 0)
    return (
      <StateMessage role="status" message="아직 이용권이 없어요.">
        <ButtonLink tone="tonal" to={paths.membership}>
          멤버십 둘러보기
        </ButtonLink>
      </StateMessage>
    )
  return (
    <Card className={styles.card}>
      <ul className={styles.list} aria-label="이용권">
        {[...active, ...over].map((pass) => (
          <li key={pass.id} data-over={over.includes(pass) || undefined}>
            <Picture picture={picture(planPictures[pass.planKey])} alt="" className={styles.icon} />
            <div className={styles.words}>
              <p className={styles.name}>{pass.label}</p>
              <p className={styles.minutes}>{formatMinutes(pass.minutes)}</p>
              <p className={styles.until}>{expiryText(pass, today)}</p>
            </div>
            <Tag tone={active.includes(pass) ? 'orange' : 'plain'}>
              {refunded.has(pass.orderId) ? '환불' : expiryLabel(pass, today)}
            </Tag>
          </li>
        ))}
      </ul>
      <FamilyHint active={active} />
    </Card>
  )
}
