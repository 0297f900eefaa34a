import { administratorOf } from './administrator.ts'
import { deleteOver } from './retention/deleteOver.ts'

/** Deletes what the agit may no longer keep; an administrator runs it every month. Prints how much, never whose. */
try {
  const counts = await deleteOver(administratorOf(process.env), new Date())
  for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count} deleted`)
} catch (error) {
  console.error(`Not everything was deleted; run it again. ${error}`)
  process.exit(1)
}
