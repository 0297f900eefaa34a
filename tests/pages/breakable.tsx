export const names: string[] = []
export const broken = new Set<string>()

/** A module whose component shows its name, or throws. */
export function breakable(name: string) {
  names.push(name)
  return {
    [name]: () => {
      if (broken.has(name)) throw new Error('010-1234-5678')
      return <p>{name}</p>
    },
  }
}
