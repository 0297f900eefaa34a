import { useForm } from 'react-hook-form'
import {
  aloneQuestion,
  asksForWord,
  checkTakerName,
  leftWithOf,
  type Taker,
} from '@/domain/care/attendance'
import { keyOfStay, type Stay } from '@/domain/care/stay'

interface LeaveEntry {
  takerId: string
  name: string
  /** Keys of the stays of siblings who leave, too. */
  siblings: string[]
  /** The word at the door was asked for and right. */
  isWordChecked: boolean
}

interface Choices {
  stay: Stay
  siblings: readonly Stay[]
  takers: readonly Taker[]
  onChosen: (stays: readonly Stay[], leftWith: string, isWordChecked: boolean) => void
}

export function useDepartureForm({ stay, siblings, takers, onChosen }: Choices) {
  const form = useForm<LeaveEntry>({
    defaultValues: { takerId: '', name: '', siblings: [], isWordChecked: false },
  })
  const choose = (entry: LeaveEntry) => {
    const { takerId, name } = entry
    const taker = takers.find(({ id }) => id === takerId)
    if (!taker) {
      form.setError('takerId', { message: '데려가는 분을 선택해 주세요.' }, { shouldFocus: true })
      return
    }
    const checked = checkTakerName(name)
    if (taker.kind === 'other' && !checked.ok) {
      form.setError('name', { message: checked.reason }, { shouldFocus: true })
      return
    }
    const stays = [stay, ...siblings.filter((each) => entry.siblings.includes(keyOfStay(each)))]
    if (taker.kind === 'alone' && !window.confirm(aloneQuestion(stays))) return
    onChosen(stays, leftWithOf(taker, name), asksForWord(taker) && entry.isWordChecked)
  }
  return {
    form,
    submit: form.handleSubmit(choose),
    wrong: form.formState.errors.takerId?.message,
  }
}
