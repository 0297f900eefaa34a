import type { UseFormReturn } from 'react-hook-form'
import { pictureOf } from '@/content/pictures'
import { programImages } from '@/content/programs/programs'
import { programLimits } from '@/domain/programs/programDocument'
import { TextField } from '@/ui/form/TextField'
import { Picture } from '@/ui/Picture'
import styles from '../ContentForm.module.css'
import type { ProgramEntry } from './programForm'

/** Up to three; the first is the large one, an own address before those of the site. */
export function ProgramPictures({ form }: { form: UseFormReturn<ProgramEntry> }) {
  const wrong = form.formState.errors.pictures?.message
  return (
    <>
      <fieldset className="stack-2 one-column">
        <legend className={`${styles.legend} note bold`}>그림</legend>
        <div className={`${styles.pictures} stack-2`}>
          {programImages.map(({ url, alt }) => {
            const drawn = pictureOf(url)
            return (
              <label
                key={url}
                className={`${styles.choice} focus-ring warm-if-checked edged-softly stack-1 relative rounded text-14 bold text-center`}
              >
                <input type="checkbox" {...form.register('pictures')} value={url} />
                {drawn && <Picture picture={drawn} alt="" sizes="112px" />}
                <span>{alt}</span>
              </label>
            )
          })}
        </div>
        {wrong && (
          <p className="danger-note" role="alert">
            {wrong}
          </p>
        )}
      </fieldset>
      <TextField
        form={form}
        name="pictureUrl"
        label="그림 주소"
        inputMode="url"
        limit={programLimits.picture}
        placeholder="firebasestorage.googleapis.com 주소"
      />
    </>
  )
}
