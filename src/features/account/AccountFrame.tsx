import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { BrandMark } from '@/ui/BrandMark'
import type { Elements } from '@/ui/elements'
import { Picture } from '@/ui/Picture'
import styles from './AccountFrame.module.css'

interface Props {
  lines: readonly [string, string]
  top?: Elements
  children: Elements
}

/** Frame of login and sign-up: home link, and a picture on wide screens. */
export function AccountFrame({ lines, top, children }: Props) {
  return (
    <div className={`${styles.frame} grid`}>
      <div className={styles.side}>
        <Link className={styles.brand} to={paths.home}>
          <BrandMark className={styles.mark} />
          <span>{company.brand}</span>
        </Link>
        <p className={`${styles.lines} wide-36`}>
          <span>{lines[0]}</span>
          <br />
          <span>{lines[1]}</span>
        </p>
        <Picture
          className={styles.scene}
          picture={picture('join')}
          alt="아지트 앞에서 선생님과 아이들이 손을 흔드는 그림"
          sizes="44vw"
        />
      </div>
      <div className={`${styles.main} grid`}>
        <div className={`${styles.top} stack-3 middle min-h-60`}>
          <Link
            className={`${styles.home} square-44 center rounded`}
            to={paths.home}
            aria-label={company.brand}
          >
            <BrandMark className={styles.mark} />
          </Link>
          {top}
        </div>
        {children}
      </div>
    </div>
  )
}
