/** Project that `npm run dev` and `npm run preview` open when nothing else is configured. */
export const LOCAL_PROJECT = 'demo-dodam-agit'
