import { PLACE_MAX_LENGTH, REASON_MAX_LENGTH } from '@/domain/places/branchSuggestion'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import type { useBranchSuggestion } from './useBranchSuggestion'

interface Props {
  suggestion: ReturnType<typeof useBranchSuggestion>
}

export function BranchSuggestForm({ suggestion }: Props) {
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
        autoComplete="off"
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
