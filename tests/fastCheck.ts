import fc from 'fast-check'

/** The same inputs in every run, so that an unrelated change never fails by chance; `FC_SEED=7 npm run test:unit` draws others. */
const seed = Number(process.env.FC_SEED ?? 20_261_123)

fc.configureGlobal({ seed })

export { fc }
