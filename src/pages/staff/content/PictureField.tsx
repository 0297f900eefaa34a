import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type PictureName, picture } from '@/content/pictures'
import { contentLimits } from '@/domain/content/contentRules'
import type { ContentEntry, ContentKind } from '@/domain/content/siteContent'
import { Field } from '@/ui/form/Field'
import { useFormField } from '@/ui/form/useFormField'
import { Picture } from '@/ui/Picture'
import styles from './ContentForm.module.css'

interface Props {
  form: UseFormReturn<ContentEntry>
  kind: ContentKind
}

export function PictureField({ form, kind }: Props) {
  const { error, registered } = useFormField({
    form,
    name: 'imageUrl',
    limit: contentLimits.url,
  })
  const imageUrl = useWatch({ control: form.control, name: 'imageUrl' })
  const choose = (address: string) =>
    form.setValue('imageUrl', address, { shouldDirty: true, shouldValidate: true })
  return (
    <>
      <fieldset className="stack-2 one-column">
        <legend className={`${styles.legend} note bold`}>그림</legend>
        <div className={`${styles.pictures} stack-2`}>
          {sitePictures[kind].map(([name, label]) => (
            <label
              key={name}
              className={`${styles.choice} focus-ring warm-if-checked edged-softly stack-1 relative rounded text-14 bold text-center`}
            >
              <input
                type="radio"
                name="own-picture"
                checked={imageUrl === addressOfPicture(name)}
                onChange={() => choose(addressOfPicture(name))}
              />
              <Picture picture={picture(name)} alt="" sizes="112px" />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field label="그림 주소" error={error}>
        {(control) => (
          <input
            {...control}
            {...registered}
            type="text"
            inputMode="url"
            autoComplete="off"
            placeholder="firebasestorage.googleapis.com 주소"
          />
        )}
      </Field>
    </>
  )
}

type Choice = readonly [name: PictureName, label: string]

const snacks: readonly Choice[] = [
  ['snack-milk', '우유'],
  ['snack-banana', '바나나'],
  ['snack-cookie', '쿠키'],
  ['snack-riceball', '주먹밥'],
  ['snack-sandwich', '샌드위치'],
  ['snack-apple', '사과'],
  ['snack-cheese', '치즈'],
  ['snack-sweetpotato', '고구마'],
  ['snack-egg', '달걀'],
  ['snack-pancake', '팬케이크'],
  ['snack-blueberry', '블루베리'],
  ['snack-tangerine', '귤'],
  ['snack-bagel', '베이글'],
  ['snack-avocado', '아보카도'],
  ['snack-carrot', '당근'],
  ['snack-corn', '옥수수'],
  ['snack-strawberry', '딸기'],
  ['snack-waffle', '와플'],
  ['snack-dumpling', '만두'],
  ['snack-juice', '주스'],
  ['snack-pudding', '푸딩'],
  ['snack-grape', '포도'],
  ['snack-salad', '샐러드'],
  ['snack-watermelon', '수박'],
]

const sitePictures: Record<ContentKind, readonly Choice[]> = {
  banner: [
    ['hero-care', '돌봄'],
    ['hero-pickup', '픽업'],
    ['hero-program', '프로그램'],
    ['hero-snack', '간식'],
    ['hero-branch', '지점'],
    ['hero-default', '기본'],
  ],
  basic: snacks,
  growth: snacks,
  special: [
    ['special-christmas', '케이크'],
    ['special-birthday', '떡케이크'],
    ['special-songpyeon', '송편'],
    ['special-tteok', '떡'],
    ['special-picnic', '소풍'],
  ],
}

const addressOfPicture = (name: PictureName): string => `/media/${name}.webp`
