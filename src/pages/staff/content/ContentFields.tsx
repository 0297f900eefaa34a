import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { branches } from '@/content/branches/branches'
import { contentLimits } from '@/domain/content/contentRules'
import type { ContentEntry, ContentKind } from '@/domain/content/siteContent'
import { Checkbox } from '@/ui/form/Checkbox'
import { Field } from '@/ui/form/Field'
import { TextField } from '@/ui/form/TextField'
import { useFormField } from '@/ui/form/useFormField'
import { AllergenField } from './AllergenField'
import styles from './ContentForm.module.css'
import { DescriptionField } from './DescriptionField'
import { PictureField } from './PictureField'
import { pageChoices } from './sitePages'

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
          <Title form={form} label="이름" />
          <Price form={form} />
          <PictureField form={form} kind={kind} />
          <AllergenField form={form} />
        </>
      )
  }
}

type FieldsProps = Omit<Props, 'kind'>

const Title = ({ form, label }: FieldsProps & { label: string }) => (
  <TextField
    form={form}
    name="title"
    label={label}
    autoComplete="off"
    maxLength={contentLimits.title}
    isCounted
  />
)

const Price = ({ form }: FieldsProps) => (
  <TextField
    form={form}
    name="price"
    label="가격"
    unit="원"
    inputMode="numeric"
    autoComplete="off"
  />
)

const BannerFields = ({ form }: FieldsProps) => (
  <>
    <Title form={form} label="제목" />
    <TextField
      form={form}
      name="subtitle"
      label="설명"
      autoComplete="off"
      maxLength={contentLimits.subtitle}
      isCounted
    />
    <TextField
      form={form}
      name="ctaText"
      label="버튼 글"
      autoComplete="off"
      maxLength={contentLimits.ctaText}
      isCounted
    />
    <HrefField form={form} />
    <PictureField form={form} kind="banner" />
  </>
)

function HrefField({ form }: FieldsProps) {
  const { error, registered } = useFormField({ form, name: 'ctaHref' })
  const listId = useId()
  return (
    <Field
      label="버튼이 여는 곳"
      hint="화면 이름을 고르거나 https://, tel: 주소를 쓰세요."
      error={error}
    >
      {(control) => (
        <>
          <input
            {...control}
            {...registered}
            type="text"
            list={listId}
            autoComplete="off"
            maxLength={contentLimits.url}
          />
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
    <Title form={form} label="이름" />
    <BranchField form={form} />
    <div className={styles.pair}>
      <TextField form={form} name="deadlineDay" label="마감 날짜" type="date" />
      <TimeField form={form} />
    </div>
    <TextField
      form={form}
      name="productTitle"
      label="상품 이름"
      autoComplete="off"
      maxLength={contentLimits.title}
      isCounted
    />
    <Price form={form} />
    <PictureField form={form} kind="special" />
    <DescriptionField form={form} />
    <Checkbox label="게시" {...form.register('published')} />
  </>
)

function TimeField({ form }: FieldsProps) {
  const { error, registered } = useFormField({ form, name: 'deadlineTime' })
  return (
    <Field label="마감 시각" error={error}>
      {(control) => <input {...control} {...registered} type="time" />}
    </Field>
  )
}

function BranchField({ form }: FieldsProps) {
  const { error, registered } = useFormField({ form, name: 'branch' })
  const named = form.formState.defaultValues?.branch ?? ''
  const isUnknown = named !== '' && branches.every(({ name }) => name !== named)
  return (
    <Field label="지점" error={error}>
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
