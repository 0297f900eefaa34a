/** For tests in which no branch is closed. */
export const neverRests = () => undefined
export const noRestDay = () => false
