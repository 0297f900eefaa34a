import styles from './Step.module.css'

/** The heading of a step, in two lines; it begins with the page's own name. */
export function StepHeading({ lines }: { lines: readonly [string, string] }) {
  return (
    <h1 className={styles.heading}>
      <span className={styles.page}>회원가입 </span>
      {lines[0]}
      <br /> {lines[1]}
    </h1>
  )
}
