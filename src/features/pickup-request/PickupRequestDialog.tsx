import { useState } from 'react'
import type { RequestedBranch } from '@/domain/pickupRequest'
import { submitPickupRequest } from '@/services/submitPickupRequest'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './PickupRequestDialog.module.css'
import { PickupRequestForm } from './PickupRequestForm'
import { PickupRequestReceipt } from './PickupRequestReceipt'
import { usePickupRequest } from './usePickupRequest'

interface Props {
  branch: RequestedBranch
  isOpen: boolean
  onClose: () => void
  submit?: typeof submitPickupRequest
}

/** The pickup request of a branch's detail page (specification 2, section 2). Mount it once: it keeps the draft. */
export function PickupRequestDialog({
  branch,
  isOpen,
  onClose,
  submit = submitPickupRequest,
}: Props) {
  const request = usePickupRequest(submit)
  // Built when it is first asked for, kept from then on: what was typed survives closing.
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)

  const close = () => {
    request.leaveReceipt()
    onClose()
  }
  return (
    <Dialog title="픽업 신청" isOpen={isOpen} onClose={close} keepMounted={wasOpened}>
      {request.receipt ? (
        <PickupRequestReceipt payload={request.receipt}>
          <Button tone="line" size="large" onClick={request.startAgain}>
            한 번 더 신청
          </Button>
          <Button tone="primary" size="large" onClick={close}>
            확인
          </Button>
        </PickupRequestReceipt>
      ) : (
        <div className={styles.form}>
          <PickupRequestForm request={request} branch={branch} />
        </div>
      )}
    </Dialog>
  )
}
