export type RideForms = typeof import('./rideForms')['rideForms']

let arrived: RideForms | undefined

/** The forms of a ride's dialogs, where their code is there already. */
export const arrivedRideForms = (): RideForms | undefined => arrived

/** Loads the forms of a ride's dialogs, which most visits do without. Rejects when their code does not arrive. */
export async function loadRideForms(): Promise<RideForms> {
  arrived = (await import('./rideForms')).rideForms
  return arrived
}
