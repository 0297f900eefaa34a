import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { signOutEverywhere } from '@/features/account/session'
import { removeOfflineCopies } from '@/platform/network/removeOfflineCopies'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/layout/Card'
import { StatusLine } from '../shared/StatusLine'
import styles from './MyProfilePage.module.css'

/** Deletes everything stored in the browser, including the session. */
export function DeviceData() {
  const client = useQueryClient()
  const [message, setMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)

  const askToWipe = () => {
    if (!window.confirm('이 기기에 저장된 데이터를 모두 삭제할까요?\n되돌릴 수 없어요.')) return
    if (useSignInMark.getState().mark) void signOutEverywhere(client)
    void removeOfflineCopies()
    setMessage(
      resetDeviceStores('all')
        ? '이 기기의 데이터를 모두 삭제했어요.'
        : '저장된 데이터를 지우지 못했어요. 브라우저 설정에서 사이트 데이터를 삭제해 주세요.',
    )
    status.current?.focus()
  }
  return (
    <Card as="section" className={`${styles.card} stack-4`}>
      <h2 className="text-18">이 기기의 데이터</h2>
      <p className="muted">
        <span>
          회원이 아닐 때 적은 자녀 정보와 체험 예약, 장바구니, 로그인 상태, 화면 테마를 지워요.
          계정에 저장된 정보는 그대로 남아요. 자세한 내용은
        </span>{' '}
        <Link className={styles.link} to={paths.privacy}>
          개인정보처리방침
        </Link>
        <span>에 있어요.</span>
      </p>
      <Button className={styles.wipe} onClick={askToWipe}>
        이 기기의 데이터 모두 삭제
      </Button>
      <StatusLine message={message} ref={status} />
    </Card>
  )
}
