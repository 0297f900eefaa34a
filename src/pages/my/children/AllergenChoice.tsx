import { useId } from 'react'
import { allergenName, allergenNumbers } from '@/domain/snacks/allergens'
import { Checkbox } from '@/ui/form/Checkbox'
import styles from './AllergenChoice.module.css'

const DEVICE_NOTICE =
  '건강에 관한 정보라 적지 않아도 돼요. 이 기기에만 저장되고, 보내거나 캘린더 파일에 넣지 않아요. 번호는 급식 식단표의 번호와 같아요.'

interface Props {
  chosen: readonly number[]
  notice?: string
  onChange: (chosen: readonly number[]) => void
}

export function AllergenChoice({ chosen, notice = DEVICE_NOTICE, onChange }: Props) {
  const noticeId = useId()
  return (
    <fieldset aria-describedby={noticeId}>
      <legend className="note bold">알레르기</legend>
      <p className={`${styles.notice} note rounded p-3-4 on-warm`} id={noticeId}>
        {notice}
      </p>
      <div className={`${styles.grid} grid`}>
        {allergenNumbers.map((number) => (
          <Checkbox
            key={number}
            label={
              <>
                <span>{allergenName(number)}</span>{' '}
                <small className="faint text-14 tabular" aria-hidden="true">
                  {number}
                </small>
              </>
            }
            checked={chosen.includes(number)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, number] : chosen.filter((other) => other !== number),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
