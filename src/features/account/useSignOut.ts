import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { signOutEverywhere } from './session'

/** The button disappears, so `status` gets the focus. */
export function useSignOut() {
  const client = useQueryClient()
  const [message, setMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const signOut = () => {
    void signOutEverywhere(client)
    setMessage('로그아웃했어요. 이 기기에 저장된 예약도 삭제했어요.')
    status.current?.focus()
  }
  return { signOut, message, status }
}
