interface Props {
  of: readonly { id: string; name: string }[]
}

/** Of a select: what has a name is chosen by its id. */
export const NamedOptions = ({ of }: Props) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
