/** One drawing in its four files: `{src}.avif`, `{src}.webp`, and both again as `{src}@2x`. */
export interface PictureFile {
  /** Address without its ending, such as `/media/hero-care`. */
  src: string
  /** Width of the 1× file in CSS px; the @2x file has twice as many pixels. */
  width: number
  /** Height of the 1× file in CSS px. */
  height: number
}

/** A picture of the site, with an upright composition for phones where one is drawn. */
export interface PictureSource extends PictureFile {
  phone?: PictureFile
}
