import { Download, Printer } from 'lucide-react'
import { branchById } from '@/content/branches'
import { type BoardSession, careFile } from '@/domain/care/careBoard'
import { now } from '@/platform/clock'
import { saveTextFile } from '@/platform/saveFile'
import { Button } from '@/ui/Button'
import styles from './CareTools.module.css'

const branchName = (branchId: string): string => branchById(branchId)?.name ?? branchId

interface Props {
  day: string
  /** The filtered day. */
  board: readonly BoardSession[]
}

/** What is done with the whole day: on paper, as a file. */
export function CareTools({ day, board }: Props) {
  return (
    <div className={styles.tools}>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        인쇄
      </Button>
      <Button
        onClick={() =>
          saveTextFile(`돌봄-${day}.csv`, 'text/csv', careFile(board, branchName, now()))
        }
      >
        <Download aria-hidden="true" />
        CSV 내려받기
      </Button>
    </div>
  )
}
