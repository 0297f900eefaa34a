import { rideMessageKinds, subjectOfRide } from '@/domain/rides/rideMessage'
import { MessageForm } from '@/features/rides/message/MessageForm'
import { RideSummary } from '../RideSummary'
import type { RideFormProps } from './rideFormProps'

export const RideMessageForm = ({ ride, ...closing }: RideFormProps) => (
  <MessageForm
    {...closing}
    kinds={rideMessageKinds}
    about={subjectOfRide(ride)}
    summary={<RideSummary ride={ride} />}
  />
)
