import { Outlet } from 'react-router-dom'
import { SkipLink } from './SkipLink'

/** Only wraps the page: login and sign-up have nothing around them to get lost in. */
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
