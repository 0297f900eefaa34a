import { useId, useState } from 'react'
import { Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { contentLimits } from '@/domain/content/contentRules'
import { htmlOfText, textOfHtml } from '@/domain/content/plainHtml'
import { type ContentEntry, type ContentKind, contentLabels } from '@/domain/content/siteContent'
import { LAST_DAY } from '@/domain/dates/day'
import { isListed } from '@/domain/places/branch'
import { allergenName, allergenNumbers } from '@/domain/snacks/allergens'
import { ProductDetails } from '@/features/snacks/ProductDetails'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { Field } from '@/ui/form/Field'
import { TextField } from '@/ui/form/TextField'
import { useFormField } from '@/ui/form/useFormField'
import frame from '../managed/FormFrame.module.css'
import styles from './ContentForm.module.css'
import { PictureField } from './PictureField'
import { pageChoices } from './sitePages'

const { banner: bannerLabels, basic: snackLabels, special: specialLabels } = contentLabels

interface Props {
  form: UseFormReturn<ContentEntry>
  kind: ContentKind
}

export function ContentFields({ form, kind }: Props) {
  switch (kind) {
    case 'banner':
      return <BannerFields form={form} />
    case 'special':
      return <SpecialFields form={form} />
    default:
      return (
        <>
          <Title form={form} label={snackLabels.title} />
          <Price form={form} />
          <PictureField form={form} kind={kind} />
          <AllergenField form={form} />
        </>
      )
  }
}

type FieldsProps = Omit<Props, 'kind'>

const Title = ({ form, label }: FieldsProps & { label: string }) => (
  <TextField form={form} name="title" label={label} limit={contentLimits.title} isCounted />
)

const Price = ({ form }: FieldsProps) => (
  <TextField form={form} name="price" label={snackLabels.price} unit="원" inputMode="numeric" />
)

const BannerFields = ({ form }: FieldsProps) => (
  <>
    <Title form={form} label={bannerLabels.title} />
    <TextField
      form={form}
      name="subtitle"
      label={bannerLabels.subtitle}
      limit={contentLimits.subtitle}
      isCounted
    />
    <TextField
      form={form}
      name="ctaText"
      label={bannerLabels.ctaText}
      limit={contentLimits.ctaText}
      isCounted
    />
    <HrefField form={form} />
    <PictureField form={form} kind="banner" />
  </>
)

function HrefField({ form }: FieldsProps) {
  const { error, registered } = useFormField({
    form,
    name: 'ctaHref',
    limit: contentLimits.url,
  })
  const listId = useId()
  return (
    <Field
      label={bannerLabels.ctaHref}
      hint="화면 이름을 고르거나 https://, tel: 주소를 쓰세요."
      error={error}
    >
      {(control) => (
        <>
          <input {...control} {...registered} type="text" list={listId} autoComplete="off" />
          <datalist id={listId}>
            {pageChoices.map((choice) => (
              <option key={choice} value={choice} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}

const SpecialFields = ({ form }: FieldsProps) => (
  <>
    <Title form={form} label={snackLabels.title} />
    <BranchField form={form} />
    <div className={frame.pair}>
      <TextField
        form={form}
        name="deadlineDay"
        label={specialLabels.deadlineDay}
        type="date"
        max={LAST_DAY}
      />
      <TimeField form={form} />
    </div>
    <TextField
      form={form}
      name="productTitle"
      label={specialLabels.productTitle}
      limit={contentLimits.title}
      isCounted
    />
    <Price form={form} />
    <PictureField form={form} kind="special" />
    <DescriptionField form={form} />
    <Checkbox label={specialLabels.published} {...form.register('published')} />
  </>
)

function TimeField({ form }: FieldsProps) {
  const { error, registered } = useFormField({ form, name: 'deadlineTime' })
  return (
    <Field label={specialLabels.deadlineTime} error={error}>
      {(control) => <input {...control} {...registered} type="time" />}
    </Field>
  )
}

function BranchField({ form }: FieldsProps) {
  const { error, registered } = useFormField({ form, name: 'branch' })
  const branches = useBranchContacts().filter(isListed)
  const named = form.formState.defaultValues?.branch ?? ''
  const isUnknown = named !== '' && branches.every(({ name }) => name !== named)
  return (
    <Field label={specialLabels.branch} error={error}>
      {(control) => (
        <select {...control} {...registered} defaultValue={named}>
          <option value="">모든 지점</option>
          {isUnknown && <option value={named}>{named}</option>}
          {branches.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const AllergenField = ({ form }: { form: UseFormReturn<ContentEntry> }) => (
  <fieldset className="stack-2 one-column">
    <legend className={`${styles.legend} note bold`}>알레르기</legend>
    <Controller
      control={form.control}
      name="allergens"
      render={({ field: { value, onChange } }) => (
        <div className={`${styles.allergens} grid`}>
          {allergenNumbers.map((number) => (
            <Checkbox
              key={number}
              label={allergenName(number)}
              checked={value.includes(number)}
              onChange={({ target }) =>
                onChange(
                  allergenNumbers.filter((one) =>
                    one === number ? target.checked : value.includes(one),
                  ),
                )
              }
            />
          ))}
        </div>
      )}
    />
  </fieldset>
)

/** 「설명」 as plain text; other HTML is shown and kept until 「새로 쓰기」. */
function DescriptionField({ form }: { form: UseFormReturn<ContentEntry> }) {
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
