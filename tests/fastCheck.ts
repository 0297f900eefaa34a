import fc from 'fast-check'

/** A fixed seed, so that unrelated changes never fail; `FC_SEED=7 npm run test:unit` draws others. */
const seed = Number(process.env.FC_SEED ?? 20_261_123)

fc.configureGlobal({ seed })

export { fc }
