import { createContext } from 'react'

/** Can somebody see the row about now? What stands about its child is read only then. */
export const FactsWanted = createContext(true)
