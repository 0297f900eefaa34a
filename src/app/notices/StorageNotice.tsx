import {
  dismissStorageTrouble,
  type StorageTrouble,
  useStorageTrouble,
} from '@/platform/storage/storageTrouble'
import { Outline } from '@/ui/Outline'
import styles from './Notice.module.css'

const notes: Record<StorageTrouble, string> = {
  writeFailed:
    '이 브라우저에는 저장할 수 없어요. 그대로 쓸 수 있지만, 입력한 내용은 이 탭을 닫으면 사라져요.',
  invalidData: '전에 저장한 내용 일부를 읽지 못했어요. 그 내용은 기억하지 못한 채로 시작할게요.',
}

export function StorageNotice() {
  const trouble = useStorageTrouble()
  return (
    <div className={`${styles.container} screen-only`} aria-live="polite">
      {trouble && (
        <div className={`${styles.notice} row-3 icons-20 rounded-card text-14`}>
          <Outline name="info" />
          <p>{notes[trouble]}</p>
          <button
            className={`${styles.close} square-44 center rigid pill`}
            type="button"
            aria-label="저장 알림 닫기"
            onClick={dismissStorageTrouble}
          >
            <Outline name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
