import { administer } from './administrator.ts'
import { deleteOver } from './retention/deleteOver.ts'

/** Deletes what the agit may no longer keep; run monthly by an administrator. Prints counts, never names. */
await administer(async (admin) => {
  const counts = await deleteOver(admin, new Date())
  for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count} deleted`)
}, 'Not everything was deleted.')
