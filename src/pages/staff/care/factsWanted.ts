import { createContext } from 'react'

/** On a day of more children what stands about a child is read while its row is near the screen only. */
export const SHORT_DAY_CHILDREN = 40

/** Is what stands about a child read now? Around the list: whether the day is short; within a row: also whether it is near. */
export const FactsWanted = createContext(true)
