/** Order by UTF-16 units: for ids and days, not for names of people. */
export const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b)
