// What the people of the pictures wear.
/** The orange shirt and the cream apron of the staff. */
export const STAFF = { adult: true, shirt: '#fb923c', apron: '#fff7ed', pants: '#57534e' }
export const STAFF_BLUE = { adult: true, shirt: '#2563eb', apron: '#fff7ed', pants: '#44403c' }
export const COOK = { adult: true, shirt: '#ffffff', apron: '#ff8a1f', pants: '#57534e' }

/** Children on their way, with a rucksack. */
export const BOY_OUT = { shirt: '#3b82f6', pants: '#334155', pack: '#f97316' }
export const GIRL_OUT = { shirt: '#f472b6', pants: '#7c3aed', pack: '#facc15', skirt: '#8b5cf6' }
export const ORANGE_OUT = { shirt: '#ff8a1f', pants: '#33415c', pack: '#2563eb' }
/** Children inside. */
export const BOY_IN = { shirt: '#3b82f6', pants: '#334155' }
export const GIRL_IN = { shirt: '#f472b6', pants: '#6d28d9', skirt: '#a78bfa' }
export const YELLOW_IN = { shirt: '#facc15', pants: '#1e3a8a' }
export const GREEN_IN = { shirt: '#22a06b', pants: '#475569' }

/** Seated at a table, both hands before them. */
export const SEATED = { sit: true, left: 'front', right: 'front' }
