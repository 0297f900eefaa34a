import { reserveGuides } from '@/content/info/reserveGuide'
import { picture } from '@/content/pictures'
import { cancellationTable } from '@/domain/rides/booked/cancellationFee'
import type { PageHead } from '@/domain/site/pageHead'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Section } from '@/ui/layout/Section'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import { Sentence } from '@/ui/Sentence'
import info from '../info.module.css'
import { ContactCards } from './ContactCards'
import styles from './SupportReservePage.module.css'

const supportReserveHead: PageHead = {
  title: '예약 방법',
  description:
    '픽업, 프로그램, 간식을 예약하는 방법을 차근차근 적었어요. 전화와 채팅으로도 도와드려요.',
}

export function SupportReservePage() {
  return (
    <Sections>
      <PageIntro
        title={supportReserveHead.title}
        lead="무엇을 예약하고 싶으세요? 순서대로 따라 해 보세요."
      />
      <SectionsContainer>
        <p className={info.honest}>
          회원이 로그인하고 보낸 예약은 실제로 접수돼요. 로그인하지 않으면 픽업 신청만 접수되고,
          나머지는 이 기기에만 남는 체험이에요.
        </p>
        <div className={`${styles.guides} stack-4`}>
          {reserveGuides.map(({ id, icon, title, lead, steps, link }) => (
            <Card as="section" className={`${styles.guide} stack-3 from-top p-6`} key={id}>
              <Picture className="square-56" picture={picture(icon)} alt="" />
              <h2 className="text-22">{title}</h2>
              <p className="mb-2 muted">{lead}</p>
              <ol className={`${info.numbered} stack-4 from-top`}>
                {steps.map((step) => (
                  <li key={step.title}>
                    <b className="block plain">{step.title}</b>
                    <Sentence text={step.text} />
                  </li>
                ))}
              </ol>
              <ButtonLink className="at-start mt-3" tone="tonal" to={link.to}>
                {link.label}
              </ButtonLink>
            </Card>
          ))}
        </div>
      </SectionsContainer>
      <Section heading="취소와 결제" lead="누르기 전에 금액을 먼저 보여 드려요.">
        <Card className="stack-4 p-6">
          <h3 className="text-22">픽업 예약의 취소 수수료</h3>
          <ul className={`${info.numbered} stack-4`}>
            {cancellationTable.map(({ when, fee }) => (
              <li key={when}>
                <b className="block plain">{when}</b>
                <span>{fee}</span>
              </li>
            ))}
          </ul>
          <p>
            프로그램 예약은 시작 전까지 수수료 없이 취소돼요. 이용권과 간식은 계좌 이체나
            충전금으로, 충전은 계좌 이체로 결제하고, 프로그램 이용료는 수업 날 아지트에서 결제해요.
          </p>
        </Card>
      </Section>
      <Section heading="직접 여쭤보고 싶다면" lead="예약이 어려우시면 함께 해 드릴게요.">
        <ContactCards />
      </Section>
    </Sections>
  )
}

export { SupportReservePage as Component, supportReserveHead as head }
