import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseInviteCode } from '@/domain/account/inviteCode'

/** Keeps the code behind `#` for this tab and takes it out of the address, where histories and screenshots would show it. */
export function useLinkedCode(keep: (code: string) => void): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '') return
    const code = parseInviteCode(decoded(hash))
    if (code) keep(code)
    void navigate({ pathname, search }, { replace: true })
  }, [pathname, search, hash, navigate, keep])
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
