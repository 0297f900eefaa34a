import { administratorOf } from './administrator.ts'
import { makeStaff, parseStaffWish } from './staff/makeStaff.ts'

/** Makes an account an owner of the agit, or a teacher of branches: the first one, or when no owner is left. */
const wish = parseStaffWish(process.argv.slice(2))
if (!wish) {
  console.error('Say who: npm run staff -- <uid or phone> <name> [--teacher branch,branch]')
  process.exit(1)
}
try {
  const uid = await makeStaff(administratorOf(process.env), wish)
  console.log(
    `${uid} is ${wish.role === 'owner' ? 'an owner' : `a teacher of ${wish.branchIds}`} now.`,
  )
} catch (error) {
  console.error(`Nobody was made staff. ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
