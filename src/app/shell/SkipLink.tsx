import styles from './SkipLink.module.css'

/** First stop of the keyboard: past header and menus to the page itself. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      본문 바로가기
    </a>
  )
}
