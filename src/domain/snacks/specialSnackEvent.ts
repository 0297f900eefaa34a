/** Specification 2, section 3. */
export interface SpecialSnackEvent {
  id: string
  title: string
  branch: string
  deadline: Date
  product: {
    title: string
    priceKRW: number
    imageUrl: string | undefined
    /** From the document; must be sanitised. */
    html: string
  }
}
