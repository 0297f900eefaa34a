import { seedAccounts } from '../emulators/seed/accounts.ts'
import { seedDocuments } from '../emulators/seed/seed.ts'
import { type Administrator, administer } from './administrator.ts'
import { publicSamples, writeAll, writeMissing } from './seed/writeSamples.ts'

async function makeAccounts(admin: Administrator): Promise<void> {
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

/** Fills an emulator with all samples, a real project with the public ones that it lacks. */
await administer(async (admin) => {
  const now = new Date()
  const count = admin.isEmulator
    ? await writeAll(admin, seedDocuments(now))
    : await writeMissing(admin, publicSamples(now))
  console.log(`${count} documents written.`)
  if (admin.isEmulator) await makeAccounts(admin)
}, 'Not everything was written.')
