import { administratorOf } from './administrator.ts'
import { makeStaff } from './staff/makeStaff.ts'

/** Makes an account staff: `npm run staff -- <uid or phone> <name>`. */
const [account = '', ...words] = process.argv.slice(2)
const name = words.join(' ').trim()
if (!account || !name) {
  console.error('Say who: npm run staff -- <uid or phone> <name>')
  process.exit(1)
}
try {
  const uid = await makeStaff(administratorOf(process.env), account, name)
  console.log(`${uid} is staff now.`)
} catch (error) {
  console.error(`Nobody was made staff. ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
