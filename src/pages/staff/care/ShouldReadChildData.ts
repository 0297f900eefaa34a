import { createContext } from 'react'

/** Above this, a child's data is read only while its row is near the screen. */
export const SHORT_DAY_MAX_CHILDREN = 40

/** Whether to read children's data: on a short day, or near the screen. */
export const ShouldReadChildData = createContext(true)
