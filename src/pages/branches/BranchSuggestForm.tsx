import { simulationNotice } from '@/content/simulationNotice'
import { REASON_MAX_LENGTH } from '@/domain/branchSuggestion'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Form } from '@/ui/Form'
import styles from './BranchSuggestForm.module.css'
import type { useBranchSuggestion } from './useBranchSuggestion'

interface Props {
  suggestion: ReturnType<typeof useBranchSuggestion>
}

export function BranchSuggestForm({ suggestion }: Props) {
  const { form, errors, isSending, submit } = suggestion
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Field
        label="장소"
        hint="동네, 역, 학교 이름처럼 알아보기 쉬운 곳을 적어 주세요."
        isRequired
        error={errors.place?.message}
      >
        {(control) => (
          <input
            {...control}
            {...form.register('place')}
            type="text"
            placeholder="왕십리역 근처"
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="이유" isRequired error={errors.reason?.message}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('reason')}
            rows={4}
            maxLength={REASON_MAX_LENGTH * 2}
            placeholder="학교가 끝나고 기다릴 곳이 없어요."
          />
        )}
      </Field>
      <Field
        label="연락처"
        hint="적지 않으셔도 돼요. 소식을 받고 싶을 때만 알려 주세요."
        error={errors.contact?.message}
      >
        {(control) => (
          <input
            {...control}
            {...form.register('contact')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="010-1234-5678"
          />
        )}
      </Field>
      <Button type="submit" tone="primary" size="large" isBlock disabled={isSending}>
        {isSending ? '전송 중…' : '제안하기'}
      </Button>
      <p className={styles.notice}>{simulationNotice}</p>
    </Form>
  )
}
