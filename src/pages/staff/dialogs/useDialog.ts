import { useState } from 'react'

/** Mounts a row's dialog when first opened and keeps its values when closed. */
export function useDialog() {
  const [isOpen, setIsOpen] = useState<boolean>()
  const close = () => setIsOpen(false)
  return {
    isOpen: isOpen === true,
    open: () => setIsOpen(true),
    close,
    /** Of the dialog; undefined until it is first opened. */
    shown: isOpen === undefined ? undefined : { isOpen, onClose: close },
  }
}
