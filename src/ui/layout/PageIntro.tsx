import { Container } from './Container'
import styles from './PageIntro.module.css'
import { PageNote } from './PageNote'

export function PageIntro({ title, lead }: { title: string; lead?: string }) {
  return (
    <Container className={`${styles.intro} stack-3`}>
      <h1 className="wide-36">{title}</h1>
      {lead && <p className="wide-18 muted balance">{lead}</p>}
      <PageNote />
    </Container>
  )
}
