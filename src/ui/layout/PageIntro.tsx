import { Container } from './Container'
import styles from './PageIntro.module.css'

interface Props {
  title: string
  lead?: string
}

/** A page's heading and the sentence under it. */
export function PageIntro({ title, lead }: Props) {
  return (
    <Container className={styles.intro}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </Container>
  )
}
