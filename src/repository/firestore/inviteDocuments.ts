import type * as z from 'zod/mini'
import { newestFirst } from '@/domain/newestFirst'
import { readMemberDocument, readMemberDocuments, writeAsMember } from './client'
import { parseDocuments } from './parseDocuments'
import { sendOnce } from './sendOnce'
import { stepDocuments } from './step'

interface Invite {
  code: string
  createdAt: Date
}

/** Invitations of a collection: documents named by their code, each used once. */
export function inviteDocuments<I extends Invite>(collection: string, schema: z.ZodMiniType<I>) {
  /** Undefined when the code is unknown or used. */
  async function read(code: string): Promise<I | undefined> {
    const document = await readMemberDocument((lite, db) => lite.doc(db, collection, code))
    return document && parseDocuments(collection, [document], schema)[0]
  }
  return {
    read,
    /** Newest first, also those that are over. */
    list: async (query: Parameters<typeof readMemberDocuments>[0]): Promise<I[]> =>
      parseDocuments(collection, await readMemberDocuments(query), schema).sort(newestFirst),
    /** The code is made before the first try; `isOwn`: made by the account that sends. */
    create: (
      { code, ...invite }: Omit<I, 'createdAt'>,
      isOwn: (sent: I) => boolean,
    ): Promise<void> =>
      sendOnce({
        id: `${collection}/${code}`,
        write: () =>
          writeAsMember((lite, db) =>
            lite.setDoc(lite.doc(db, collection, code), {
              ...invite,
              createdAt: lite.serverTimestamp(),
            }),
          ),
        hasArrived: async () => {
          const sent = await read(code)
          return sent !== undefined && isOwn(sent)
        },
      }),
    /** Nobody may delete what is not there: an invitation that was used or deleted is no error. */
    remove: (code: string): Promise<void> =>
      stepDocuments({
        id: `${collection}/remove/${code}`,
        write: () => writeAsMember((lite, db) => lite.deleteDoc(lite.doc(db, collection, code))),
        readNow: () => read(code),
        isDone: (invite) => invite === undefined,
      }),
  }
}

/** Was a document made by this invitation? */
export async function isMadeBy(
  { code }: Pick<Invite, 'code'>,
  reference: Parameters<typeof readMemberDocument>[0],
): Promise<boolean> {
  const fields: unknown = (await readMemberDocument(reference))?.fields
  return fields instanceof Object && 'inviteId' in fields && fields.inviteId === code
}
