import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { Outline } from '@/ui/Outline'
import { Picture } from '@/ui/Picture'
import styles from './CareBand.module.css'

/** The way to care, for everybody (specification 6, section 3). */
export function CareBand() {
  return (
    <Card as="section" className={`${styles.band} beside grid middle mt-4 p-5`} aria-label="돌봄">
      <Picture className="square-48" picture={picture('icon-heart')} alt="" />
      <p className="grid">
        <b className="text-18 extrabold tight">학교가 끝나면 아지트에서</b>{' '}
        <span className="note">평일 13:00~19:00, 가까운 지점에서 돌봐요.</span>
      </p>
      <ButtonLink className={`${styles.link} icons-20`} tone="tonal" to={paths.care}>
        <span>돌봄 예약</span>
        <Outline name="chevronRight" />
      </ButtonLink>
    </Card>
  )
}
