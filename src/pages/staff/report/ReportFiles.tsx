import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveTextFile } from '@/platform/device/saveFile'
import { useBranchContacts, useBranchLabel } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { Button } from '@/ui/button/Button'
import { CommandFailure } from '@/ui/message/CommandFailure'
import type { ReportOf } from './queries'
import { type ReportFile, readFile, reportFiles } from './readFiles'

/** 「주문 CSV」 and the others: what is behind the sums; one that fails half-way is not saved. */
export function ReportFiles({ month, branchId }: ReportOf) {
  const [count, setCount] = useState(0)
  const branchName = useBranchLabel()
  const branchIds = useBranchContacts().map(({ id }) => id)
  const making = useCommand({
    send: (file: ReportFile) => {
      setCount(0)
      return readFile({
        ...{ file, month, branchIds, branchName, branchId: branchId || undefined },
        onRead: (more) => setCount((before) => before + more),
      })
    },
    onDone: (text, file) => saveTextFile(`${file}-${month}.csv`, 'text/csv', text),
    failure: '정산 파일을 만들지 못했습니다.',
  })
  return (
    <div className="stack-3 screen-only">
      <div className="flex wrap gap-2">
        {reportFiles.map((file) => (
          <Button
            key={file}
            // The credit is of no branch.
            disabled={file === '충전금' && branchId !== ''}
            isBusy={making.isBusy}
            onClick={() => void making.run(file)}
          >
            <Download aria-hidden="true" />
            <span>{`${file} CSV`}</span>
          </Button>
        ))}
      </div>
      {making.isBusy && (
        <p className="note tabular" role="status">
          <span>{`${making.given} CSV를 만들고 있어요.`}</span> <b>{`${count}건`}</b>
        </p>
      )}
      <CommandFailure isInline command={making} />
    </div>
  )
}
