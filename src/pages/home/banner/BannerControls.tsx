import { Outline } from '@/ui/Outline'
import styles from './BannerControls.module.css'

interface Props {
  shownNumber: number
  count: number
  isPlaying: boolean
  onPrevious: () => void
  onNext: () => void
  onToggle: () => void
}

export function BannerControls({
  shownNumber,
  count,
  isPlaying,
  onPrevious,
  onNext,
  onToggle,
}: Props) {
  return (
    <div className={`${styles.controls} row screen-only icons-18 pill text-14`}>
      <button type="button" aria-label="이전 배너" onClick={onPrevious}>
        <Outline name="chevronLeft" />
      </button>
      <span className="num">
        <b>{shownNumber}</b> <span>{`/ ${count}`}</span>
      </span>
      <button type="button" aria-label="다음 배너" onClick={onNext}>
        <Outline name="chevronRight" />
      </button>
      <button
        type="button"
        aria-label={isPlaying ? '자동 재생 멈춤' : '자동 재생 시작'}
        onClick={onToggle}
      >
        <Outline name={isPlaying ? 'pause' : 'play'} />
      </button>
    </div>
  )
}
