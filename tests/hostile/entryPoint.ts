import { fc } from '../fastCheck'

/** A way in from outside, and what must hold whatever comes through it. */
export interface EntryPoint {
  name: string
  property: () => fc.IAsyncProperty<[unknown, unknown]>
}

interface Described<Hostile, Sound> {
  name: string
  hostile: fc.Arbitrary<Hostile>
  sound: fc.Arbitrary<Sound>
  /** Both come through the same entry point at once, or one after the other; expectations are made here. */
  holds: (hostile: Hostile, sound: Sound) => void | Promise<void>
}

/** Lists a way in. Every run draws a hostile value and a sound one, which must come through unchanged. */
export const entryPoint = <Hostile, Sound>({
  hostile,
  sound,
  holds,
  ...rest
}: Described<Hostile, Sound>): EntryPoint => ({
  ...rest,
  property: () =>
    fc.asyncProperty(hostile, sound, async (bad, good) => {
      await holds(bad, good)
    }),
})
