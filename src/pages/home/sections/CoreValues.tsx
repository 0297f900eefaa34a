import { coreValues } from '@/content/home'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import styles from './CoreValues.module.css'

export function CoreValues() {
  return (
    <section className={styles.section}>
      <SectionsContainer className={`${styles.values} grid`}>
        <div>
          <p className="accent extrabold">도담도담 자라는 오후</p>
          <h2 className={`${styles.heading} mt-3 text-36`}>
            <span>맡기는 시간이 아니라</span> <br />
            <mark>자라는 시간</mark>
            <span>이에요</span>
          </h2>
        </div>
        <ol className={`${styles.list} grid`}>
          {coreValues.map(({ title, body }) => (
            <li key={title} className={`${styles.value} grid`}>
              <h3 className={styles.title}>{title}</h3>
              <p className={`${styles.body} muted balance`}>{body}</p>
            </li>
          ))}
        </ol>
      </SectionsContainer>
    </section>
  )
}
