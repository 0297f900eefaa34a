import { Container } from '@/ui/layout/Container'
import { BackButton } from './BackButton'
import styles from './UnknownProgram.module.css'

export function UnknownProgram() {
  return (
    <Container className={styles.page}>
      <BackButton />
      <h1>존재하지 않는 프로그램입니다.</h1>
      <p className="muted">주소가 바뀌었거나 끝난 프로그램일 수 있어요.</p>
    </Container>
  )
}
