import type { Stay } from '@/domain/care/stay'

/** The child in a button's name, read but not drawn; nothing when the booking cannot be read. */
export const ScreenReaderName = ({ stay }: { stay: Stay }) =>
  stay.bookings[0].isUnreadable ? null : <span className="sr-only">{`${stay.childName} `}</span>
