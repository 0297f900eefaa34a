import { writeFileSync } from 'node:fs'

const FILE = 'docs/generated/speed.md'

/** Writes a run's tables in the place of the last one's. */
export function store(text: string): void {
  writeFileSync(
    FILE,
    `# Speed

The last run of \`npm run bench -- --write\`; [performance.md](../performance.md) says what is promised and how it is measured.

${text}
`,
  )
  console.info(`Stored in ${FILE}.`)
}
