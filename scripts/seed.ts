import { seedAccounts } from '../emulators/seed/accounts.ts'
import { seedDocuments } from '../emulators/seed/seed.ts'
import { administratorOf } from './administrator.ts'

/** What everybody may read; a real project gets nothing else, for the members of the samples are nobody. */
const PUBLIC = /^(banners|snack_menu_\w+|special_snack_events|program_sessions)\//

/** Fills a project with the sample data; what stood there under the same names is overwritten. */
try {
  const admin = administratorOf(process.env)
  const documents = seedDocuments(new Date()).filter(
    ({ path }) => admin.isEmulator || PUBLIC.test(path),
  )
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${admin.documents}/${path}`, fields },
  }))
  await admin.ask(`${admin.documents}:commit`, { writes })
  console.log(`${writes.length} documents written.`)
  if (admin.isEmulator) {
    for (const { uid, phone } of seedAccounts) {
      const made = admin.askAuth('accounts', { localId: uid, phoneNumber: phone })
      await made.then(
        () => console.log(`Account ${phone} made.`),
        ({ message }) =>
          console.log(
            `Account ${phone} ${/DUPLICATE/.test(message) ? 'is there already.' : `not made: ${message}`}`,
          ),
      )
    }
  }
} catch (error) {
  console.error(`Nothing was written. ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
