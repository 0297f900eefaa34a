import { Check, History } from 'lucide-react'
import { useRef } from 'react'
import { leftOutText } from '@/domain/care/likeLastWeek'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import { Remote } from '@/ui/message/Remote'
import styles from './LastWeek.module.css'
import { type LastWeekProps, useLastWeek } from './useLastWeek'

/** 「지난주처럼」 with what it added and what it could not; as high while last week is read. */
export function LastWeek(props: LastWeekProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { read, count, repeating, press } = useLastWeek(props)
  const done = repeating.answer
  const leftOut = done ? leftOutText(done) : ''
  return (
    <div
      className={`${styles.box} icons-20 row wrap rounded tabular p-3-4 on-warm`}
      data-done={done ? true : undefined}
    >
      {done ? <Check aria-hidden="true" /> : <History aria-hidden="true" />}
      <div className={`${styles.text} min-0`}>
        {!done && <Offer count={props.choice.child ? count : undefined} />}
        <div role="status">
          {done && <b>{`${done.added.length}건을 담았어요.`}</b>}
          {leftOut !== '' && <p className="note">{leftOut}</p>}
        </div>
      </div>
      <Button
        ref={button}
        className={styles.button}
        tone={done ? 'line' : 'tonal'}
        isBusy={read.status === 'loading' || repeating.isBusy}
        isSinglePress
        onClick={press}
      >
        지난주처럼
      </Button>
      <Remote what="지난주 예약" read={read} focusNext={button} />
      <CommandFailure command={repeating} onRetry={press} focusNext={button} />
    </div>
  )
}

/** `count`: undefined while no child is chosen. */
function Offer({ count }: { count: number | undefined }) {
  if (count === 0) return <p className="note">지난 7일에 돌봄이 없었어요.</p>
  return (
    <>
      {count !== undefined && <b>{`지난 7일 ${count}건`}</b>}
      <p className="note">한 주 뒤 그대로 담아요.</p>
    </>
  )
}
