import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Container } from '@/ui/layout/Container'
import { Picture } from '@/ui/Picture'
import styles from './BranchNotFound.module.css'

export function BranchNotFound() {
  return (
    <Container className={styles.page}>
      <Picture picture={picture('not-found')} alt="" priority />
      <h1>존재하지 않는 지점입니다.</h1>
      <p className={styles.text}>주소가 바뀌었거나 지점이 문을 닫았을 수 있어요.</p>
      <ButtonLink to={paths.branches} tone="primary" size="large">
        지점 안내로 돌아가기
      </ButtonLink>
    </Container>
  )
}
