import { CancelForm } from './CancelForm'
import { RideMessageForm } from './RideMessageForm'
import { TimeChangeForm } from './TimeChangeForm'

export const rideForms = { cancel: CancelForm, time: TimeChangeForm, message: RideMessageForm }
