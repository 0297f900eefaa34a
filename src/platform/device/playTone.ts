const TONE_HZ = 880
const TONE_SECONDS = 0.25
const VOLUME = 0.2

let context: AudioContext | undefined

/** One short tone. A page that nobody has touched yet stays silent. Never throws. */
export function playTone(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    const volume = context.createGain()
    volume.connect(context.destination)
    volume.gain.setValueAtTime(VOLUME, context.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + TONE_SECONDS)
    const tone = context.createOscillator()
    tone.frequency.value = TONE_HZ
    tone.connect(volume)
    tone.start()
    tone.stop(context.currentTime + TONE_SECONDS)
  } catch {
    // Without sound the page shows it all the same.
  }
}
