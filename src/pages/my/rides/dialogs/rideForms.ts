import { CancelForm } from './CancelForm'
import { MessageForm } from './MessageForm'
import { TimeChangeForm } from './TimeChangeForm'

export const rideForms = { cancel: CancelForm, time: TimeChangeForm, message: MessageForm }
