import { Outlet } from 'react-router-dom'
import { SkipLink } from './SkipLink'

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
