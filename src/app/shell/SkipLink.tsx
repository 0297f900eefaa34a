import styles from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      본문 바로가기
    </a>
  )
}
