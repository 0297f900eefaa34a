import { Outlet } from 'react-router-dom'
import styles from './PlainLayout.module.css'

export function SkipLink() {
  return (
    <a className={`${styles.skip} plain rounded bold p-3-4 on-surface`} href="#main">
      본문 바로가기
    </a>
  )
}

export function PlainLayout() {
  return (
    <>
      <SkipLink />
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}
