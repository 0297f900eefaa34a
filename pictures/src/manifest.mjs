import { writeFile } from 'node:fs/promises'

const half = (list, name) => list[name]?.slice(0, 2).map((size) => size / 2)

/** Writes the sizes of all pictures as TypeScript; a phone composition stands with the picture it belongs to. */
export const writeManifest = async (file, list) => {
  const names = Object.keys(list).filter(
    (name) => !(name.endsWith('-m') && name.slice(0, -2) in list),
  )
  const rows = names.map((name) => {
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`
    const sizes = [...half(list, name), ...(half(list, `${name}-m`) ?? [])]
    return `  ${key}: [${sizes.join(', ')}],`
  })
  await writeFile(
    file,
    `// Written by pictures/draw.mjs. Size of the 1× file in CSS px, then of its phone composition where there is one.
export const pictureManifest = {
${rows.join('\n')}
} as const satisfies Record<string, readonly number[]>
`,
  )
}
