import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import rightServer from '../../e2e/support/rightServer'

/** A server that answers so; gives its address. */
async function serve(status: number, folder: string): Promise<string> {
  const server = createServer((_, answer) => answer.writeHead(status).end(folder))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address === 'string' || address === null) throw new Error('It has no port.')
  return `http://127.0.0.1:${address.port}/`
}

const meet = (baseURL: string) => rightServer({ projects: [{ use: { baseURL } }] })

test('the build of this folder is tested', async () => {
  await expect(meet(await serve(200, resolve('dist')))).resolves.toBeUndefined()
})

test('another folder’s build is not, and the refusal names it', async () => {
  await expect(meet(await serve(200, '/elsewhere/dist'))).rejects.toThrow(
    /what shows \/elsewhere\/dist, not the build of this folder\..*E2E_PORT=/,
  )
})

test('nor is a server that shows no build of the product', async () => {
  await expect(meet(await serve(404, 'Not Found'))).rejects.toThrow(/stands another server/)
})
