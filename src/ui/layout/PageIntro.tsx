import { Container } from './Container'
import styles from './PageIntro.module.css'
import { PageNote } from './PageNote'

interface Props {
  title: string
  lead?: string
}

export function PageIntro({ title, lead }: Props) {
  return (
    <Container className={`${styles.intro} stack-3`}>
      <h1 className="wide-36">{title}</h1>
      {lead && <p className="wide-18 muted balance">{lead}</p>}
      <PageNote />
    </Container>
  )
}
