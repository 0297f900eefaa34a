import { writeFileSync } from 'node:fs'
import { generatedDocs } from './generatedDocs.ts'

for (const [file, text] of Object.entries(generatedDocs))
  writeFileSync(`docs/generated/${file}`, text)
