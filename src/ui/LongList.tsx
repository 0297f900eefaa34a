import { createContext, type ReactNode, useContext, useState } from 'react'
import { usePrinting } from '@/platform/usePrinting'
import { type Watch, watchNearScreen } from '@/platform/watchNearScreen'

/** Lists up to this length are drawn whole: a screen or two more cost no tap anything that is felt. */
export const WHOLE = 60

const WatchContext = createContext<Watch | undefined>(undefined)

/** How an item learns whether it is near the screen; undefined where all of them are drawn. */
export const useWatch = () => useContext(WatchContext)

interface Props {
  /** How many items there are. */
  count: number
  children: ReactNode
}

/**
 * A list that may have hundreds of items. In a long one only those near the screen are drawn: the others keep their place, their
 * height and a line that says what they are (see decision 32). On paper all of them are.
 */
export function LongList({ count, children }: Props) {
  const isPrinting = usePrinting()
  const [watch] = useState(watchNearScreen)
  return (
    <WatchContext value={count <= WHOLE || isPrinting ? undefined : watch}>{children}</WatchContext>
  )
}
