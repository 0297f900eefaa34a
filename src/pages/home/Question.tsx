import styles from './MenuPanel.module.css'

interface Props {
  /** For ears only, where a booking takes its place. */
  isUnseen?: boolean
}

export const Question = ({ isUnseen = false }: Props) => (
  <h1 className={isUnseen ? 'sr-only' : styles.question}>
    <span>오늘 오후,</span> <br />
    <span>무엇을 도와드릴까요?</span>
  </h1>
)
