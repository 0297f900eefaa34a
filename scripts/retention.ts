import { administratorOf } from './administrator.ts'
import { deleteOver } from './retention/deleteOver.ts'

/** Deletes what the agit may no longer keep; run monthly by an administrator. Prints counts, never names. */
try {
  const counts = await deleteOver(administratorOf(process.env), new Date())
  for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count} deleted`)
} catch (error) {
  const reason = error instanceof Error ? error.message : error
  console.error(`Not everything was deleted. ${reason} Running it again goes on where it stopped.`)
  process.exit(1)
}
