/** A special snack that can be reserved until its deadline (specification 2, section 3). */
export interface SpecialSnackEvent {
  id: string
  title: string
  branch: string
  /** The instant that decides; after it the event is closed. */
  deadline: Date
  product: {
    title: string
    priceKRW: number
    imageUrl: string | undefined
    /** As the document brought it: unsafe until it is sanitised. */
    html: string
  }
}
