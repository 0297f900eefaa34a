import { writeFileSync } from 'node:fs'

const FILE = 'docs/generated/speed.md'

/** Replaces the last run's tables. */
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
