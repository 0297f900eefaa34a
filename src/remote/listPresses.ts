import { createContext } from 'react'

/** Tells the list around it that a command of a row was sent, or of what was pressed last; returns how it is told the end. */
export type BeginPress = (row: string | undefined) => (isDone: boolean) => void

export const ListPresses = createContext<BeginPress>(() => () => {})
