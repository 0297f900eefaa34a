import { createContext } from 'react'

/** For the list around a button: a command of this row was sent (undefined: of the row that was pressed last). Returns what to call at its end. */
export type BeginPress = (row: string | undefined) => (isDone: boolean) => void

export const ListPresses = createContext<BeginPress>(() => () => {})
