import { useEffect } from 'react'
import { markPageReady } from './documentHead'

/** Says that the page answers to taps, once what calls this is there. */
export function usePageReady(): void {
  useEffect(markPageReady, [])
}
