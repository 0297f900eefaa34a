import type { RawDocument } from './client'

interface Page<Row> {
  size: number
  read: (limit: number) => Promise<RawDocument[]>
  parse: (documents: readonly RawDocument[]) => Row[]
}

/** As many rows as a page has, if there are so many: for each document that does not fit, one more is asked for. */
export async function fullPage<Row>({ size, read, parse }: Page<Row>): Promise<Row[]> {
  for (let limit = size; ; ) {
    const documents = await read(limit)
    const rows = parse(documents)
    if (rows.length >= size || documents.length < limit) return rows.slice(0, size)
    limit += size - rows.length
  }
}
