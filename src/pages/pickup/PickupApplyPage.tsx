import { CarFront, Clock, MapPin, Phone, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { company, telHref } from '@/content/company'
import { picture } from '@/content/pictures'
import { isBookable } from '@/domain/places/branch'
import { MIN_LEAD_MINUTES } from '@/domain/rides/reservations/leadTime'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { isSignedIn } from '@/features/account/accountOf'
import { useAccount } from '@/features/account/useAccount'
import { useApplicant } from '@/features/account/useApplicant'
import { PickupRequestForm } from '@/features/rides/pickup-request/PickupRequestForm'
import { PickupRequestReceipt } from '@/features/rides/pickup-request/PickupRequestReceipt'
import {
  type SendPickupRequest,
  usePickupRequest,
} from '@/features/rides/pickup-request/usePickupRequest'
import { useUrlState } from '@/platform/page/useUrlState'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useSignOutCount } from '@/stores/signInMark'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { NamedOptions, Select } from '@/ui/form/Select'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import styles from './PickupApplyPage.module.css'

const pickupApplyHead: PageHead = {
  title: '픽업 신청',
  description: '지점을 고르고 픽업을 신청해 주세요.',
}

interface Props {
  send?: SendPickupRequest
}

/** `?branch=` preselects the branch. */
export function PickupApplyPage(props: Props) {
  return <Application key={useSignOutCount()} {...props} />
}

function Application({ send }: Props) {
  const url = useUrlState()
  const [isBranchTouched, setBranchTouched] = useState(false)
  const isMember = isSignedIn(useAccount())
  const request = usePickupRequest(useApplicant(), send)
  const branches = useBranchContacts().filter(isBookable)
  const branch = branches.find(({ id }) => id === url.read('branch'))

  return (
    <Sections>
      <PageIntro title={pickupApplyHead.title} lead={pickupApplyHead.description} />
      <SectionsContainer className={`${styles.layout} top pb-section stack-6`}>
        {isMember && <MemberWay />}
        <Card className={`${styles.sheet} min-0`}>
          {request.receipt ? (
            <PickupRequestReceipt payload={request.receipt}>
              <Button tone="line" size="large" onClick={request.startAgain}>
                한 번 더 신청
              </Button>
              <ButtonLink tone="primary" size="large" to={paths.home}>
                홈으로
              </ButtonLink>
            </PickupRequestReceipt>
          ) : (
            <PickupRequestForm request={request} branch={branch}>
              <Select
                label="지점"
                isRequired
                icon={<MapPin aria-hidden="true" />}
                {...(branch && { hint: branch.addressShort })}
                error={isBranchTouched && !branch ? '지점을 선택해 주세요.' : undefined}
                value={branch?.id ?? ''}
                onChoose={(value) => url.write({ branch: value || undefined })}
                onBlur={() => setBranchTouched(true)}
              >
                <option value="">지점을 선택해 주세요</option>
                <NamedOptions of={branches} />
              </Select>
            </PickupRequestForm>
          )}
        </Card>
        <PickupApplyGuide isMember={isMember} />
      </SectionsContainer>
    </Sections>
  )
}

/** A member need not apply (specification 6, section 4). */
function MemberWay() {
  return (
    <Card as="section" className={`${styles.member} spread wrap`}>
      <Picture picture={picture('icon-bus')} alt="" className="square-48" />
      <p className="text-18 grow balance">
        <b>회원은 요금을 보고 바로 예약할 수 있어요.</b>
      </p>
      <ButtonLink tone="primary" size="large" to={paths.pickup}>
        픽업 예약
      </ButtonLink>
    </Card>
  )
}

/** A member has the link above the form. */
function PickupApplyGuide({ isMember }: { isMember: boolean }) {
  return (
    <aside className={`${styles.guide} p-6-5 rounded-card on-warm`} aria-label="신청 안내">
      <h2 className="mb-5 text-18">신청 전에 확인해 주세요</h2>
      <ul className={`${styles.list} stack-5`}>
        <li>
          <Clock aria-hidden="true" />
          <p className="note">
            <b>{`${MIN_LEAD_MINUTES}분 전까지`}</b>{' '}
            <span>{`희망 일시는 지금부터 ${MIN_LEAD_MINUTES}분 이후로 고를 수 있어요.`}</span>
          </p>
        </li>
        <li>
          <CarFront aria-hidden="true" />
          <p className="note">
            <b>만날 곳은 자세히</b>{' '}
            <span>학교 이름과 정문·후문, 학원 층수까지 적어 주시면 아이를 더 빨리 만나요.</span>
          </p>
        </li>
        <li>
          <Wallet aria-hidden="true" />
          <p className="note">
            <b>요금이 궁금하다면</b>{' '}
            <span className="nowrap">
              {isMember ? (
                <span>픽업 예약</span>
              ) : (
                <Link className="accent bold underlined" to={paths.pickup}>
                  픽업 예약
                </Link>
              )}
              <span>에서</span>
            </span>{' '}
            <span>예상 요금을 볼 수 있어요.</span>
          </p>
        </li>
        <li>
          <Phone aria-hidden="true" />
          <p className="note">
            <b>급한 픽업은 전화로</b>{' '}
            <a className="accent bold nowrap underlined" href={telHref}>
              {company.phone}
            </a>
          </p>
        </li>
      </ul>
    </aside>
  )
}

export { PickupApplyPage as Component, pickupApplyHead as head }
