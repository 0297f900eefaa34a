import { afterAll, beforeAll, beforeEach } from 'vitest'
import { configureFirestore } from '@/repository/firestore/client'
import { endListeners } from '@/repository/firestore/followable'
import {
  createFirestoreEmulator,
  type FirestoreEmulatorOptions,
} from '../../emulators/firestore/server.ts'
import { type PlainValue, toWireFields } from '../../emulators/seed/wire.ts'
import { shortenWay } from '../emulators/askWithin'

const PROJECT = 'demo-repository'

/** A local Firestore for the repositories, empty before every test. */
export function localFirestore(options: FirestoreEmulatorOptions = {}) {
  let base = ''
  let close = async () => {}

  const backend = () => ({
    apiKey: 'test',
    authDomain: '',
    projectId: PROJECT,
    appId: '',
    firestoreEmulatorHost: base.replace('http://', ''),
  })

  const control = (path: string, init: RequestInit) =>
    fetch(`${base}/emulator/v1/projects/${PROJECT}${path}`, init)

  beforeAll(async () => {
    const emulator = createFirestoreEmulator(options)
    const server = await emulator.listen(0)
    base = `http://127.0.0.1:${server.port}`
    shortenWay(base, emulator.handle)
    close = server.close
    configureFirestore(backend())
  })
  beforeEach(async () => {
    await control('/databases/(default)/documents', { method: 'DELETE' })
    await control('/faults', { method: 'DELETE' })
  })
  afterAll(async () => {
    await endListeners()
    await close()
  })

  return {
    backend,
    /** A document's wire fields; undefined without one. */
    async get(path: string): Promise<unknown> {
      const response = await fetch(
        `${base}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`,
        { headers: { Authorization: 'Bearer owner' } },
      )
      return response.ok ? (await response.json()).fields : undefined
    },
    /** All documents as the administrator sees them on the wire, by path. */
    async documents(): Promise<Record<string, unknown>> {
      const root = `projects/${PROJECT}/databases/(default)/documents`
      const response = await fetch(`${base}/v1/${root}:runQuery`, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
      })
      const rows: { document?: { name: string; fields: unknown } }[] = await response.json()
      return Object.fromEntries(
        rows.flatMap(({ document }) =>
          document ? [[document.name.slice(root.length + 1), document.fields]] : [],
        ),
      )
    },
    /** `path` is `collection/id`. */
    async put(path: string, fields: Record<string, PlainValue>): Promise<void> {
      const response = await fetch(
        `${base}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`,
        {
          method: 'PATCH',
          headers: { Authorization: 'Bearer owner' },
          body: JSON.stringify({ fields: toWireFields(fields) }),
        },
      )
      if (!response.ok) throw new Error(await response.text())
    },
    async remove(path: string): Promise<void> {
      const response = await fetch(
        `${base}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`,
        { method: 'DELETE', headers: { Authorization: 'Bearer owner' } },
      )
      if (!response.ok) throw new Error(await response.text())
    },
    /** Writes the same fields to many documents in one commit. */
    async putAll(paths: readonly string[], fields: Record<string, PlainValue>): Promise<void> {
      const root = `projects/${PROJECT}/databases/(default)/documents`
      const writes = paths.map((path) => ({
        update: { name: `${root}/${path}`, fields: toWireFields(fields) },
      }))
      const response = await fetch(`${base}/v1/${root}:commit`, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ writes }),
      })
      if (!response.ok) throw new Error(await response.text())
    },
    async fail(fault: {
      collection?: string
      status?: number
      body?: string
      drop?: true
      times?: number
    }): Promise<void> {
      await control('/faults', { method: 'PUT', body: JSON.stringify([fault]) })
    },
    /** Requests are answered again. */
    async heal(): Promise<void> {
      await control('/faults', { method: 'DELETE' })
    },
  }
}
