import { useEffect } from 'react'
import { sampleChildren } from '@/content/sampleChildren'
import type { Child } from '@/domain/child'
import { useChildrenStore } from '@/stores/children'

/** The parent's children: what this device remembers, else the sample ones. Every child select of the site reads them here. */
export function useChildren(): readonly Child[] {
  const children = useChildrenStore((state) => state.children)
  const restore = useChildrenStore((state) => state.restore)
  // After the first render, so that HTML made at build time and the first render agree.
  useEffect(restore, [restore])
  return children ?? sampleChildren
}
