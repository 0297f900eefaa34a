import { Minus, Plus } from 'lucide-react'
import styles from './QuantityStepper.module.css'

interface Props {
  title: string
  /** After the title, in the names of the buttons. */
  less: string
  more: string
  quantity: number
  /** Of the number between the buttons. */
  className: string | undefined
  onChange: (by: number) => void
}

export const QuantityStepper = ({ title, less, more, quantity, className, onChange }: Props) => (
  <div className={`${styles.stepper} rigid row icons-20`}>
    <button type="button" aria-label={`${title} ${less}`} onClick={() => onChange(-1)}>
      <Minus aria-hidden="true" />
    </button>
    <span className={`${className} extrabold tabular text-center`}>{quantity}</span>
    <button type="button" aria-label={`${title} ${more}`} onClick={() => onChange(1)}>
      <Plus aria-hidden="true" />
    </button>
  </div>
)
