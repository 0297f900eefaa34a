/** Where Vite lists the packages of the pages' scripts and of `sw.js`, below `dist` and not published: `ignore` in firebase.json. */
export const licenceFiles = {
  site: '.vite/licences.json',
  worker: '.vite/licences.worker.json',
} as const
