import { type UseFormReturn, useWatch } from 'react-hook-form'
import { picture } from '@/content/pictures'
import { contentLimits } from '@/domain/content/contentRules'
import type { ContentEntry, ContentKind } from '@/domain/content/siteContent'
import { Field } from '@/ui/form/Field'
import { useFormField } from '@/ui/form/useFormField'
import { Picture } from '@/ui/Picture'
import styles from './ContentForm.module.css'
import { addressOfPicture, sitePictures } from './sitePictures'

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
      <fieldset className={styles.group}>
        <legend className={styles.legend}>그림</legend>
        <div className={`${styles.pictures} stack-2`}>
          {sitePictures[kind].map(([name, label]) => (
            <label
              key={name}
              className={`${styles.choice} edged-softly stack-1 relative rounded text-14 bold text-center`}
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
