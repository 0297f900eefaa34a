import { CancelForm } from './CancelForm'
import { MessageForm } from './MessageForm'
import { TimeChangeForm } from './TimeChangeForm'

/** What stands in each dialog of a ride. */
export const rideForms = { cancel: CancelForm, time: TimeChangeForm, message: MessageForm }
