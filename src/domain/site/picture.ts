/** Four files: `{src}.avif`, `{src}.webp`, `{src}@2x.avif`, `{src}@2x.webp`. */
export interface PictureFile {
  /** Without extension: `/media/hero-care`. */
  src: string
  /** CSS px of the 1× file. */
  width: number
  height: number
}

/** With a portrait version for phones if there is one. */
export interface PictureSource extends PictureFile {
  phone?: PictureFile
}
