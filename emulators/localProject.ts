/** Opened by `npm run dev` and `npm run preview` by default. */
export const LOCAL_PROJECT = 'demo-dodam-agit'

/** One project per end-to-end test. */
const TEST_PROJECT = /^e2e-/

export function isSeeded(projectId: string): boolean {
  return projectId === LOCAL_PROJECT || TEST_PROJECT.test(projectId)
}
