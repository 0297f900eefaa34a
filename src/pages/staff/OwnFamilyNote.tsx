import { OWN_FAMILY_NOTE } from '@/domain/staff/ownFamily'

/** Stands where colleagues see the buttons. */
export function OwnFamilyNote({ className = '' }: { className?: string | undefined }) {
  return <p className={`note ${className}`}>{OWN_FAMILY_NOTE}</p>
}
