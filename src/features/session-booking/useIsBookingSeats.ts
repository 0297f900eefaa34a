import { useIsMutating } from '@tanstack/react-query'

export const bookSeatsKey = ['book-seats']

/** While rows are being sent none of them may be changed. A file of its own: guests load no command. */
export const useIsBookingSeats = (): boolean => useIsMutating({ mutationKey: bookSeatsKey }) > 0
