import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveTextFile } from '@/platform/device/saveTextFile'
import { Button } from '@/ui/button/Button'
import styles from './DayTools.module.css'

interface Props {
  fileName: string
  fileText: () => string
  children?: ReactNode
}

export function DayTools({ fileName, fileText, children }: Props) {
  return (
    <div className={styles.tools}>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        인쇄
      </Button>
      <Button onClick={() => saveTextFile(fileName, 'text/csv', fileText())}>
        <Download aria-hidden="true" />
        CSV 내려받기
      </Button>
      {children}
    </div>
  )
}
