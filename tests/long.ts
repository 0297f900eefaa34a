/** `LONG=1 npm run test:unit`, each night: also what repeats a kind that the short run shows. */
export const isLong = process.env.LONG === '1'
