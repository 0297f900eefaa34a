/** Project that `npm run dev` and `npm run preview` open when nothing else is configured. */
export const LOCAL_PROJECT = 'demo-dodam-agit'

/** Projects of the end-to-end tests, one a test. */
const TEST_PROJECT = /^e2e-/

/** Does a project begin with the sample accounts and documents? Every other one is empty. */
export function isSeeded(projectId: string): boolean {
  return projectId === LOCAL_PROJECT || TEST_PROJECT.test(projectId)
}
