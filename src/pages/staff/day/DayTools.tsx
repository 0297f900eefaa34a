import { Download, Printer } from 'lucide-react'
import { saveTextFile } from '@/platform/device/saveTextFile'
import { Button } from '@/ui/button/Button'
import type { Elements } from '@/ui/elements'
import styles from './DayTools.module.css'

interface Props {
  fileName: string
  fileText: () => string
  children?: Elements
}

export function DayTools({ fileName, fileText, children }: Props) {
  return (
    <div className={styles.tools}>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        <span>인쇄</span>
      </Button>
      <Button onClick={() => saveTextFile(fileName, 'text/csv', fileText())}>
        <Download aria-hidden="true" />
        <span>CSV 내려받기</span>
      </Button>
      {children}
    </div>
  )
}
