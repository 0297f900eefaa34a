/** Where Vite lists the packages of the pages' scripts and of `sw.js`, below `dist`; dotted folders are not published. */
export const licenceFiles = {
  site: '.vite/licences.json',
  worker: '.vite/licences.worker.json',
} as const
