import { Outlet } from 'react-router-dom'
import { SkipLink } from './SkipLink'

/** Login and sign-up have no header or footer. */
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
