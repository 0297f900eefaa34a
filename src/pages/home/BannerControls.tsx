import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import styles from './BannerControls.module.css'

interface Props {
  shownNumber: number
  count: number
  isPlaying: boolean
  onPrevious: () => void
  onNext: () => void
  onToggle: () => void
}

/** Step, count, stop. */
export function BannerControls({
  shownNumber,
  count,
  isPlaying,
  onPrevious,
  onNext,
  onToggle,
}: Props) {
  const ToggleIcon = isPlaying ? Pause : Play
  return (
    <div className={styles.controls}>
      <button type="button" aria-label="이전 배너" onClick={onPrevious}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <span className="num">
        <b>{shownNumber}</b> / {count}
      </span>
      <button type="button" aria-label="다음 배너" onClick={onNext}>
        <ChevronRight aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={isPlaying ? '자동 재생 멈춤' : '자동 재생 시작'}
        onClick={onToggle}
      >
        <ToggleIcon aria-hidden="true" />
      </button>
    </div>
  )
}
