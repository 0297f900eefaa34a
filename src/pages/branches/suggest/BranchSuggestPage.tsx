import { picture } from '@/content/pictures'
import {
  type BranchSuggestion,
  PLACE_MAX_LENGTH,
  REASON_MAX_LENGTH,
} from '@/domain/places/branchSuggestion'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { useSignOutCount } from '@/stores/signInMark'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { focusOnMount } from '@/ui/focusOnMount'
import { Form } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { Card } from '@/ui/layout/Card'
import { Container } from '@/ui/layout/Container'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
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
      <Container className="pb-section">
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

function BranchSuggestForm({ suggestion }: { suggestion: ReturnType<typeof useBranchSuggestion> }) {
  const { form, isSending, submit } = suggestion
  return (
    <Form className="stack-6" onSubmit={submit}>
      <TextField
        form={form}
        name="place"
        label="장소"
        hint="동네, 역, 학교 이름처럼 알아보기 쉬운 곳을 적어 주세요."
        isRequired
        limit={PLACE_MAX_LENGTH}
        placeholder="왕십리역 근처"
      />
      <TextAreaField
        form={form}
        name="reason"
        label="이유"
        isRequired
        rows={4}
        limit={REASON_MAX_LENGTH}
        placeholder="학교가 끝나고 기다릴 곳이 없어요."
      />
      <TextField
        form={form}
        name="contact"
        label="연락처"
        hint="적지 않으셔도 돼요. 아지트에서 더 여쭤볼 것이 있을 때만 전화드려요."
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="010-1234-5678"
      />
      <Button type="submit" tone="primary" size="large" isBlock isBusy={isSending}>
        {isSending ? '전송 중…' : '제안하기'}
      </Button>
    </Form>
  )
}

export { BranchSuggestPage as Component, branchSuggestHead as head }
