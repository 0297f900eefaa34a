import type { RequestedBranch } from '@/domain/rides/reservations/pickupRequest'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import styles from './PickupRequestDialog.module.css'
import { PickupRequestForm } from './PickupRequestForm'
import { PickupRequestReceipt } from './PickupRequestReceipt'
import { type PrefilledValues, type SendPickupRequest, usePickupRequest } from './usePickupRequest'

interface Props {
  branch: RequestedBranch
  isOpen: boolean
  onClose: () => void
  known: PrefilledValues
  send?: SendPickupRequest
}

/** On a branch's page (specification 2, section 2); stays mounted to keep its values. */
export function PickupRequestDialog({ branch, isOpen, onClose, known, send }: Props) {
  const request = usePickupRequest(known, send)
  const close = () => {
    request.closeReceipt()
    onClose()
  }
  return (
    <Dialog title="픽업 신청" isOpen={isOpen} onClose={close} keepMounted>
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
        <div className={`${styles.form} pt-3`}>
          <PickupRequestForm request={request} branch={branch} />
        </div>
      )}
    </Dialog>
  )
}
