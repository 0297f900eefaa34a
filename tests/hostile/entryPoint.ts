import { fc } from '../fastCheck'

/** An input from outside, and what must hold for any value. */
export interface EntryPoint {
  name: string
  property: () => fc.IAsyncProperty<[unknown, unknown]>
}

interface Described<Hostile, Sound> {
  name: string
  hostile: fc.Arbitrary<Hostile>
  valid: fc.Arbitrary<Sound>
  /** Both values at once or in turn; asserts here. */
  holds: (hostile: Hostile, valid: Sound) => void | Promise<void>
}

/** Every run draws a hostile value and a valid one, which must stay unchanged. */
export const entryPoint = <Hostile, Sound>({
  hostile,
  valid,
  holds,
  ...rest
}: Described<Hostile, Sound>): EntryPoint => ({
  ...rest,
  property: () =>
    fc.asyncProperty(hostile, valid, async (bad, good) => {
      await holds(bad, good)
    }),
})
