import { picture } from '@/content/pictures'
import type { BranchSuggestion } from '@/domain/places/branchSuggestion'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { useSignOutCount } from '@/features/account/useSignOutCount'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { focusOnMount } from '@/ui/focusOnMount'
import { Card } from '@/ui/layout/Card'
import { Container } from '@/ui/layout/Container'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import { BranchSuggestForm } from './BranchSuggestForm'
import styles from './BranchSuggestPage.module.css'
import { useBranchSuggestion } from './useBranchSuggestion'

const branchSuggestHead: PageHead = {
  title: '지점 제안',
  description: '새 아지트가 생기면 좋을 곳을 알려 주세요.',
}

/** Specification 1, section 2. */
export function BranchSuggestPage() {
  return (
    <Sections>
      <PageIntro
        title="지점 제안"
        lead="우리 동네에도 아지트가 있으면 좋겠다면, 그곳을 알려 주세요."
      />
      <Container className={styles.page}>
        <Card className={styles.card}>
          <Suggestion key={useSignOutCount()} />
        </Card>
      </Container>
    </Sections>
  )
}

function Suggestion() {
  const suggestion = useBranchSuggestion()
  return suggestion.sent ? (
    <Receipt suggestion={suggestion.sent} onAgain={suggestion.startAgain} />
  ) : (
    <BranchSuggestForm suggestion={suggestion} />
  )
}

interface ReceiptProps {
  suggestion: BranchSuggestion
  onAgain: () => void
}

function Receipt({ suggestion, onAgain }: ReceiptProps) {
  return (
    <div className="stack-3 text-center centred">
      <Picture picture={picture('success')} alt="" priority />
      <h2 ref={focusOnMount} tabIndex={-1}>
        제안이 접수됐어요
      </h2>
      <p className="bold">{suggestion.place}</p>
      <p className={`${styles.notice} rounded semibold p-3-4`}>
        {suggestion.contact === ''
          ? '아지트에서 함께 읽고 다음 지점을 정할 때 살펴볼게요.'
          : '아지트에서 함께 읽을게요. 더 여쭤볼 것이 있으면 적어 주신 번호로 전화드려요.'}
      </p>
      <div className="to-middle wrap-3 mt-3">
        <ButtonLink to={paths.branches} tone="primary" size="large">
          지점 안내로 가기
        </ButtonLink>
        <Button tone="line" size="large" onClick={onAgain}>
          다른 곳 더 제안하기
        </Button>
      </div>
    </div>
  )
}

export { BranchSuggestPage as Component, branchSuggestHead as head }
