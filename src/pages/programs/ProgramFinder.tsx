import { Search } from 'lucide-react'
import { weekdayLabel, weekdaysFromMonday } from '@/domain/dates/day'
import type { ProgramInfo } from '@/domain/programs/program'
import { agesOf, type ProgramFilter, regionsOf } from '@/domain/programs/programFinder'
import { MAX_QUERY_LENGTH } from '@/domain/text/hangulSearch'
import { Checkbox } from '@/ui/form/Checkbox'
import { Field } from '@/ui/form/Field'
import { Select } from '@/ui/form/Select'
import { Card } from '@/ui/layout/Card'
import styles from './ProgramFinder.module.css'

interface Props {
  /** Those to choose from. */
  programs: readonly ProgramInfo[]
  filter: ProgramFilter
  onChange: (change: Partial<ProgramFilter>) => void
}

const numberOf = (value: string): number | undefined => (value === '' ? undefined : Number(value))

export function ProgramFinder({ programs, filter, onChange }: Props) {
  return (
    <Card className={`${styles.finder} p-5`}>
      <section className={`${styles.fields} halves stack-3`} aria-label="프로그램 찾기">
        <div className={`${styles.text} whole-row`}>
          <Field label="프로그램 검색" icon={<Search aria-hidden="true" />}>
            {(control) => (
              <input
                {...control}
                type="search"
                maxLength={MAX_QUERY_LENGTH}
                autoComplete="off"
                placeholder="이름, 내용, 지점"
                value={filter.text}
                onChange={(event) => onChange({ text: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Select
          label="나이"
          value={filter.age ?? ''}
          onChoose={(value) => onChange({ age: numberOf(value) })}
        >
          <option value="">전체</option>
          {agesOf(programs).map((age) => (
            <option key={age} value={age}>
              {`${age}세`}
            </option>
          ))}
        </Select>
        <Select
          label="지역"
          value={filter.region ?? ''}
          onChoose={(value) => onChange({ region: value || undefined })}
        >
          <option value="">전체</option>
          {regionsOf(programs).map((region) => (
            <option key={region}>{region}</option>
          ))}
        </Select>
        <Select
          label="요일"
          value={filter.weekday ?? ''}
          onChoose={(value) => onChange({ weekday: numberOf(value) })}
        >
          <option value="">전체</option>
          {weekdaysFromMonday.map((weekday) => (
            <option key={weekday} value={weekday}>
              {`${weekdayLabel(weekday)}요일`}
            </option>
          ))}
        </Select>
        <div className={styles.free}>
          <Checkbox
            label="무료만 보기"
            checked={filter.isFreeOnly}
            onChange={(event) => onChange({ isFreeOnly: event.target.checked })}
          />
        </div>
      </section>
    </Card>
  )
}
