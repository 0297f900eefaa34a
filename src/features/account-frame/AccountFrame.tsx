import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { BrandMark } from '@/ui/BrandMark'
import { Picture } from '@/ui/Picture'
import styles from './AccountFrame.module.css'

interface Props {
  /** What the picture's side says, a line each. */
  words: readonly [string, string]
  /** Stands beside the way home, such as how far one has come. */
  top?: ReactNode
  children: ReactNode
}

/** What stands around login and sign-up: one quiet way home, and a picture where there is room for it. */
export function AccountFrame({ words, top, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <Link className={styles.brand} to={paths.home}>
          <BrandMark className={styles.mark} />
          {company.brand}
        </Link>
        <p className={styles.words}>
          {words[0]}
          <br />
          {words[1]}
        </p>
        <Picture
          className={styles.scene}
          picture={picture('join')}
          alt="아지트 앞에서 선생님과 아이들이 손을 흔드는 그림"
          sizes="44vw"
        />
      </div>
      <div className={styles.main}>
        <div className={styles.top}>
          <Link className={styles.home} to={paths.home} aria-label={company.brand}>
            <BrandMark className={styles.mark} />
          </Link>
          {top}
        </div>
        {children}
      </div>
    </div>
  )
}
