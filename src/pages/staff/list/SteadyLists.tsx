import type { ComponentType } from 'react'
import { ListPresses } from '@/remote/listPresses'
import type { Elements } from '@/ui/elements'
import styles from './SteadyLists.module.css'
import { Strip } from './Strip'
import type { useSteadyRows } from './useSteadyRows'

interface Props {
  lists: ReturnType<typeof useSteadyRows>
  /** In the strip while nothing was done. */
  rest?: Elements | undefined
  /** In the strip beside what can be undone. */
  Undo?: ComponentType<{ row: string }>
  children: Elements
}

/** Holds the lists of a page of the agit, in which nothing moves under a finger, and their strip (decision 57). */
export function SteadyLists({
  lists: { region, waiting, beginPress },
  rest,
  Undo,
  children,
}: Props) {
  return (
    <ListPresses value={beginPress}>
      <div className={`${styles.lists} stack-4 one-column`} ref={region}>
        {children}
        <Strip waiting={waiting} rest={rest} Undo={Undo} />
      </div>
    </ListPresses>
  )
}
