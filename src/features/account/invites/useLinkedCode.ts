import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readInviteCode } from '@/domain/account/readInviteCode'

/** Keeps the code behind `#` for this tab and takes it out of the address, where histories and screenshots would show it; counts the links that were opened on this page. */
export function useLinkedCode(keep: (code: string) => void): number {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    if (hash === '') return
    const code = readInviteCode(decoded(hash))
    if (code) {
      keep(code)
      setOpened((count) => count + 1)
    }
    void navigate({ pathname, search }, { replace: true })
  }, [pathname, search, hash, navigate, keep])
  return opened
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
