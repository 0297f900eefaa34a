import { useEffect } from 'react'
import { markPageReady } from './documentHead'

/** Marks the page interactive when the caller is mounted. */
export function usePageReady(): void {
  useEffect(markPageReady, [])
}
