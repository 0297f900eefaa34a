import { useState } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { htmlOfText, textOfHtml } from '@/domain/content/plainHtml'
import type { ContentEntry } from '@/domain/content/siteContent'
import { ProductDetails } from '@/features/snacks/ProductDetails'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import styles from './ContentForm.module.css'

/** 「설명」 as plain text; other HTML is shown and kept until 「새로 쓰기」. */
export function DescriptionField({ form }: { form: UseFormReturn<ContentEntry> }) {
  const html = useWatch({ control: form.control, name: 'html' })
  const [text, setText] = useState(() => textOfHtml(html))
  const { errors } = useFormState({ control: form.control, name: 'html' })
  const write = (typed: string) => {
    setText(typed)
    form.setValue('html', htmlOfText(typed), { shouldDirty: true, shouldValidate: true })
  }
  if (text === undefined)
    return (
      <div className="stack-2 one-column">
        <p className="note bold">설명</p>
        <div className={`${styles.foreign} inset p-4`}>
          <ProductDetails html={html} />
        </div>
        <p className="note">다르게 꾸며진 설명이에요. 그대로 두면 바뀌지 않아요.</p>
        <div>
          <Button size="large" onClick={() => write('')}>
            새로 쓰기
          </Button>
        </div>
      </div>
    )
  return (
    <Field
      label="설명"
      hint="빈 줄은 새 문단, 줄 앞의 -는 목록이 돼요."
      error={errors.html?.message}
    >
      {(control) => (
        <textarea
          {...control}
          rows={6}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </Field>
  )
}
