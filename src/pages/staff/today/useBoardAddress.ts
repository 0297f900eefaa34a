import { useDayAddress } from '../useDayAddress'
import { boardAddressOf } from './boardAddress'

/** What the address says the list is of, and how to change it. */
export function useBoardAddress() {
  const { params, today, replace, goToDay, enterDay } = useDayAddress()
  return {
    ...boardAddressOf(params, today),
    goToDay,
    enterDay,
    choose: (name: 'branch' | 'status', value: string) => replace(name, value),
  }
}
