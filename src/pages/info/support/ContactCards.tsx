import { company, telHref } from '@/content/company'
import { picture } from '@/content/pictures'
import { supportHoursLabel } from '@/domain/places/supportHours'
import { SupportStatus } from '@/features/places/SupportStatus'
import { ExternalLink } from '@/ui/ExternalLink'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './ContactCards.module.css'

export function ContactCards() {
  return (
    <ul className={`${styles.cards} stack-3`}>
      <Card as="li" className={`${styles.card} grid middle muted`}>
        <Picture className="square-48" picture={picture('icon-phone')} alt="" />
        <h3 className="plain">전화 상담</h3>
        <a
          className={`${styles.link} at-start accent text-18 extrabold nowrap touch underlined`}
          href={telHref}
        >
          {company.phone}
        </a>
        <p>
          <span>{supportHoursLabel}</span> <SupportStatus />
        </p>
      </Card>
      <Card as="li" className={`${styles.card} grid middle muted`}>
        <Picture className="square-48" picture={picture('icon-chat')} alt="" />
        <h3 className="plain">채팅 상담</h3>
        <ExternalLink
          className={`${styles.link} at-start accent text-18 extrabold touch underlined`}
          href={company.chatUrl}
        >
          카카오톡 채널 열기
        </ExternalLink>
        <p>새 창에서 열려요. 밤에 남기신 글에는 다음 평일에 답해요.</p>
      </Card>
      <Card as="li" className={`${styles.card} grid middle muted`}>
        <Picture className="square-48" picture={picture('icon-app')} alt="" />
        <h3 className="plain">이메일</h3>
        <a
          className={`${styles.link} at-start accent text-18 extrabold touch underlined`}
          href={`mailto:${company.email}`}
        >
          {company.email}
        </a>
        <p>제안과 불편한 점을 적어 주세요. 아이의 이름은 쓰지 않으셔도 돼요.</p>
      </Card>
    </ul>
  )
}
