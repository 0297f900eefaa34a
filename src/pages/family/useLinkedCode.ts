import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseInviteCode } from '@/domain/account/inviteCode'
import { useFamilyInvite } from '@/stores/familyInvite'

/** Keeps the code behind `#` for this tab and takes it out of the address, where histories and screenshots would show it. */
export function useLinkedCode(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '') return
    const code = parseInviteCode(decoded(hash))
    if (code) useFamilyInvite.getState().keep(code)
    void navigate({ pathname, search }, { replace: true })
  }, [pathname, search, hash, navigate])
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
