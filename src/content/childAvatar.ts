import { picture } from '@/content/pictures'

const samples = new Map([
  ['child-1', picture('avatar-5')],
  ['child-2', picture('avatar-6')],
])
const others = [picture('avatar-7'), picture('avatar-8')]
const fallback = picture('avatar-5')

/** Deterministic by id. */
export function childAvatar(childId: string) {
  const sum = Array.from(childId, (letter) => letter.charCodeAt(0)).reduce((a, b) => a + b, 0)
  return samples.get(childId) ?? others[sum % others.length] ?? fallback
}
