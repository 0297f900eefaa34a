import type { StepsProgress } from '@/remote/useSteps'
import styles from './StepsReport.module.css'

interface Props {
  /** Of the bar. */
  label: string
  progress: StepsProgress | undefined
}

/** `{done} / {n}` of the steps of a decision, and which failed, by name. */
export function StepsReport({ label, progress }: Props) {
  if (!progress) return null
  const { done, count, failed } = progress
  return (
    <div className="stack-3">
      <div className={`${styles.progress} row-3`} role="status">
        <b className="num">{`${done} / ${count}`}</b>
        {count > 0 && <progress aria-label={label} value={done} max={count} />}
      </div>
      {failed.length > 0 && (
        <div className="alert" role="alert">
          <p className="bold">처리하지 못했어요</p>
          <ul>
            {failed.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
