import { writeFileSync } from 'node:fs'
import { dayOf } from '../../src/domain/dates/day.ts'
import { generatedDocs } from './generatedDocs.ts'
import { holidayReminder } from './holidayReminder.ts'
import { specificationPage } from './specificationPage.ts'

for (const [file, text] of Object.entries(generatedDocs))
  writeFileSync(`docs/generated/${file}`, text)
writeFileSync('docs/generated/specification.md', specificationPage())

const reminder = holidayReminder(dayOf(new Date()))
if (reminder) console.warn(reminder)
