import { type ReactNode, useState } from 'react'
import { type Params, useLocation, useParams } from 'react-router-dom'
import { picture } from '@/content/pictures'
import { type Branch, isBookable, isListed } from '@/domain/places/branch'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { useApplicant } from '@/features/account/useApplicant'
import { PickupRequestDialog } from '@/features/rides/pickup-request/PickupRequestDialog'
import { usePageHead } from '@/platform/page/documentHead'
import { builtBranchList, useBranchesRead } from '@/remote/useBranches'
import { useSignOutCount } from '@/stores/signInMark'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Container } from '@/ui/layout/Container'
import { StickyBar } from '@/ui/layout/StickyBar'
import { LaterSections, Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { Picture } from '@/ui/Picture'
import { GallerySection } from '../sections/gallery/GallerySection'
import { HoursSection } from '../sections/HoursSection'
import { AmenitiesSection, SafetySection } from '../sections/IconSections'
import { IntroSection } from '../sections/IntroSection'
import { LocationSection } from '../sections/LocationSection'
import { PricingSection } from '../sections/PricingSection'
import { ProductsSection } from '../sections/ProductsSection'
import { ProgramsSection } from '../sections/ProgramsSection'
import styles from './BranchDetailPage.module.css'
import { BranchCover, BranchHead, BranchTabBar } from './BranchHead'
import { useBranchTabs } from './useBranchTabs'

export const branchDetailHead = ({ id }: Params): PageHead =>
  headOf(builtBranchList.find((branch) => branch.id === id))

const headOf = (branch: Branch | undefined): PageHead =>
  branch
    ? {
        title: branch.name,
        description: `도담아지트 ${branch.name}의 운영시간, 프로그램, 오시는 길과 픽업 장소를 확인하세요. ${branch.addressShort}`,
      }
    : {
        title: '지점 상세',
        description: '존재하지 않는 지점입니다.',
        isIndexed: false,
      }

/** Specifications 1, section 2, 3, section 5, and 7, section 3. */
export function BranchDetailPage() {
  const { id } = useParams()
  const read = useBranchesRead()
  const branches = read.status === 'loaded' ? read.data : builtBranchList
  const branch = branches.find((one) => one.id === id && isListed(one))
  usePageHead(headOf(branch), useLocation().pathname)
  if (!branch) return read.status === 'loading' ? <BranchUnread /> : <BranchNotFound />
  return (
    <BranchDetail key={branch.id} branch={branch}>
      <BranchSections branch={branch} />
    </BranchDetail>
  )
}

interface DetailProps {
  branch: Branch
  /** The nine sections, each an element. */
  children: ReactNode
}

function BranchDetail({ branch, children }: DetailProps) {
  const [request, setRequest] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const { sections, active, goTo } = useBranchTabs()
  const actions = <BranchActions branch={branch} onRequest={() => setRequest('open')} />
  return (
    <Sections>
      <BranchCover branch={branch} onMore={() => goTo('gallery')} />
      <BranchHead branch={branch} actions={actions} />
      <BranchTabBar active={active} onChoose={goTo} />
      <div className={styles.sheet}>
        <Container>
          <div ref={sections}>{children}</div>
        </Container>
      </div>
      <div className={`${styles.phoneActions} contents`}>
        <StickyBar>{actions}</StickyBar>
      </div>
      {request !== 'unasked' && (
        <BranchRequest
          branch={branch}
          isOpen={request === 'open'}
          onClose={() => setRequest('closed')}
        />
      )}
    </Sections>
  )
}

interface RequestProps {
  branch: Branch
  isOpen: boolean
  onClose: () => void
}

/** Mounted by the first press, so that a page only read loads no children. */
function BranchRequest({ branch: { id, name }, isOpen, onClose }: RequestProps) {
  return (
    <PickupRequestDialog
      key={useSignOutCount()}
      branch={{ id, name }}
      isOpen={isOpen}
      onClose={onClose}
      known={useApplicant()}
    />
  )
}

interface ActionsProps {
  branch: Branch
  onRequest: () => void
}

function BranchActions({ branch, onRequest }: ActionsProps) {
  return (
    <>
      <ButtonLink to={paths.membership} tone="tonal" size="large">
        멤버십 보기
      </ButtonLink>
      {isBookable(branch) && (
        <Button className={styles.request} tone="primary" size="large" onClick={onRequest}>
          픽업 신청하기
        </Button>
      )}
    </>
  )
}

const BranchSections = ({ branch }: { branch: Branch }) => (
  <LaterSections>
    <IntroSection branch={branch} />
    <HoursSection branch={branch} />
    <ProgramsSection branch={branch} />
    <ProductsSection />
    <SafetySection />
    <LocationSection branch={branch} />
    <AmenitiesSection branch={branch} />
    <PricingSection />
    <GallerySection branch={branch} />
  </LaterSections>
)

const BranchUnread = () => (
  <Container className={`${styles.page} centred text-center stack-4`}>
    <Skeleton height="480px" />
  </Container>
)

function BranchNotFound() {
  return (
    <Container className={`${styles.page} centred text-center stack-4`}>
      <Picture picture={picture('not-found')} alt="" priority />
      <h1>존재하지 않는 지점입니다.</h1>
      <p className="mb-2 muted">주소가 바뀌었거나 지점이 문을 닫았을 수 있어요.</p>
      <ButtonLink to={paths.branches} tone="primary" size="large">
        지점 안내로 돌아가기
      </ButtonLink>
    </Container>
  )
}

export { BranchDetailPage as Component, branchDetailHead as head }
