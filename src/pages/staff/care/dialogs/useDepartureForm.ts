import { useForm } from 'react-hook-form'
import { checkTakerName, leftWithOf, type Taker } from '@/domain/care/attendance'

interface LeaveEntry {
  takerId: string
  name: string
}

export function useDepartureForm(takers: readonly Taker[], onChosen: (leftWith: string) => void) {
  const form = useForm<LeaveEntry>({ defaultValues: { takerId: '', name: '' } })
  const choose = ({ takerId, name }: LeaveEntry) => {
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
    if (taker.kind === 'alone' && !window.confirm('보호자가 혼자 귀가에 동의했나요?')) return
    onChosen(leftWithOf(taker, name))
  }
  return {
    form,
    submit: form.handleSubmit(choose),
    wrong: form.formState.errors.takerId?.message,
  }
}
