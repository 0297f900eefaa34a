import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { childAvatar } from '@/content/childAvatar'
import { passOptionLabel, USES_UNKNOWN, usesOfPass } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import { paths } from '@/domain/site/paths'
import { childListOf, childrenReadOf } from '@/features/account/useChildren'
import type { Elements } from '@/ui/elements'
import { NamedOptions, Select } from '@/ui/form/Select'
import { Card } from '@/ui/layout/Card'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'
import { Picture } from '@/ui/Picture'
import styles from './CareChoiceFields.module.css'
import type { CareChoiceState } from './useCareChoice'
import type { CarePasses } from './useCarePasses'

interface Props {
  choice: CareChoiceState
  passes: CarePasses
  now: Date
}

export function CareChoiceFields({
  choice,
  passes,
  now,
  children,
}: Props & { children: Elements }) {
  return (
    <Card as="section" className={`${styles.card} stack-5 min-0 p-5`} aria-label="누가, 어디로">
      <ChildRadios choice={choice} />
      <div className={`${styles.selects} grid top`}>
        <BranchSelect choice={choice} />
        <PassSelect choice={choice} passes={passes} now={now} />
      </div>
      {children}
    </Card>
  )
}

function ChildRadios({ choice }: { choice: CareChoiceState }) {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)
  const read = childrenReadOf(choice.children)
  const list = childListOf(choice.children)
  return (
    <div
      className={`${styles.children} wrap-2`}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      ref={group}
      tabIndex={-1}
    >
      <span className="whole-line note bold" id={`${name}-label`}>
        자녀
      </span>
      {read && (
        <Remote what="이용권" read={read} height="56px" focusNext={group}>
          {(known) =>
            known.length === 0 && (
              <p className="inset muted p-4">
                <span>등록된 자녀가 없어요.</span>{' '}
                <Link
                  className={`${styles.link} inline-flex hit middle accent bold`}
                  to={paths.myChildren}
                >
                  자녀 추가
                </Link>
              </p>
            )
          }
        </Remote>
      )}
      {list.map((child) => (
        <label
          key={child.id}
          className={`${styles.child} focus-ring inline-flex edged relative pill semibold middle gap-2 on-surface min-h-56`}
        >
          <input
            type="radio"
            name={name}
            checked={child.id === choice.child?.id}
            onChange={() => choice.chooseChild(child.id)}
          />
          <Picture picture={childAvatar(child.id)} alt="" className={`${styles.face} pill`} />
          <span>{child.name}</span>
        </label>
      ))}
    </div>
  )
}

function BranchSelect({ choice }: { choice: CareChoiceState }) {
  return (
    <Select label="지점" value={choice.branch?.id ?? ''} onChoose={choice.chooseBranch}>
      {!choice.branch && (
        <option value="" disabled>
          지점을 선택해 주세요.
        </option>
      )}
      <NamedOptions of={choice.branches} />
    </Select>
  )
}

function PassSelect({ choice, passes, now }: Props) {
  const focusTarget = useRef<HTMLDivElement>(null)
  const today = dayOf(now)
  const { offered, usesOf, status, failure, retry } = passes
  const isUnknown = choice.pass && usesOfPass(choice.pass).per === 'pass' && !usesOf(choice.pass.id)
  return (
    <div
      className="stack-2 min-0 from-top"
      ref={focusTarget}
      tabIndex={-1}
      aria-busy={status === 'loading'}
    >
      {status === 'loading' && <Skeleton height="84px" />}
      {status === 'loaded' && offered.length > 0 && (
        <Select label="이용권" value={choice.pass?.id ?? ''} onChoose={choice.choosePass}>
          {offered.map((pass) => (
            <option key={pass.id} value={pass.id}>
              {passOptionLabel(pass, usesOf(pass.id), today)}
            </option>
          ))}
        </Select>
      )}
      {status === 'loaded' && offered.length === 0 && (
        <p className="inset muted p-4">
          <span>쓸 수 있는 이용권이 없어요.</span>{' '}
          <Link
            className={`${styles.link} inline-flex hit middle accent bold`}
            to={paths.membership}
          >
            멤버십 보기
          </Link>
        </p>
      )}
      {status === 'loaded' && isUnknown && <p className="danger-note">{USES_UNKNOWN}</p>}
      {status !== 'loading' && (
        <FailureMessage
          what="남은 횟수"
          failure={failure}
          onRetry={retry}
          focusNext={focusTarget}
        />
      )}
    </div>
  )
}
