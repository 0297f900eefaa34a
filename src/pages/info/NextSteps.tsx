import { ButtonLink } from '@/ui/button/ButtonLink'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import styles from './NextSteps.module.css'

interface Way {
  to: string
  label: string
}

interface Props {
  question: string
  main: Way
  other: Way
}

export function NextSteps({ question, main, other }: Props) {
  return (
    <section className={`${styles.band} on-warm screen-only`}>
      <SectionsContainer className={`${styles.content} stack-6`}>
        <h2 className="wide-28">{question}</h2>
        <div className={`${styles.ways} wrap-3`}>
          <ButtonLink tone="primary" size="large" to={main.to}>
            {main.label}
          </ButtonLink>
          <ButtonLink tone="line" size="large" to={other.to}>
            {other.label}
          </ButtonLink>
        </div>
      </SectionsContainer>
    </section>
  )
}
