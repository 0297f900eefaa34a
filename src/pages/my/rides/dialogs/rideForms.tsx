import { rideMessageKinds, subjectOfRide } from '@/domain/rides/rideMessage'
import { MessageForm } from '@/features/rides/message/MessageForm'
import { RideSummary } from '../RideSummary'
import { CancelForm } from './CancelForm'
import type { RideFormProps } from './rideFormProps'
import { TimeChangeForm } from './TimeChangeForm'

export const rideForms = { cancel: CancelForm, time: TimeChangeForm, message: RideMessageForm }

function RideMessageForm({ ride, ...closing }: RideFormProps) {
  return (
    <MessageForm
      {...closing}
      kinds={rideMessageKinds}
      about={subjectOfRide(ride)}
      summary={<RideSummary ride={ride} />}
    />
  )
}
