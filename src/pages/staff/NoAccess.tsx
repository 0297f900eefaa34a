import { useQueryClient } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '@/domain/site/paths'
import { staffKey } from '@/remote/staffQuery'
import { useNoteDrafts } from '@/stores/noteDrafts'
import { useStaffBranch } from '@/stores/staffBranch'
import { useStaffStrip } from '@/stores/staffStrip'
import { BrandMark } from '@/ui/BrandMark'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import styles from './StaffLayout.module.css'

/** For parents, and for a teacher who was put out: then nothing of the agit is left on the device. */
export function NoAccess({ uid }: { uid: string }) {
  const client = useQueryClient()
  useEffect(() => {
    client.removeQueries({ queryKey: staffKey(uid) })
    useNoteDrafts.getState().removeOf(uid)
    useStaffBranch.getState().choose('')
    useStaffStrip.getState().clear()
  }, [client, uid])
  return (
    <main id="main" className={`${styles.gate} stack-4 text-center centred p-6`}>
      <BrandMark className={styles.gateMark} />
      <h1>접근 권한이 없습니다</h1>
      <p>아지트 선생님만 볼 수 있는 화면이에요.</p>
      <ButtonLink tone="primary" to={paths.home}>
        홈으로
      </ButtonLink>
    </main>
  )
}

/** A page of owners, opened by a teacher. */
export function OwnersOnly({ label }: { label: string }) {
  return (
    <Card className={`${styles.denied} stack-3 centred text-center`}>
      <span className={`${styles.lock} on-tonal center pill`}>
        <LockKeyhole aria-hidden="true" />
      </span>
      <h1 className="text-22">접근 권한이 없습니다</h1>
      <p className="note">{`「${label}」 화면은 원장만 볼 수 있어요.`}</p>
      <ButtonLink tone="tonal" to={paths.staff}>
        오늘의 픽업
      </ButtonLink>
    </Card>
  )
}
