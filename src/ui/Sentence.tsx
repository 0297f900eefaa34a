/** A bracket's last word with what hangs on it, `신청하기」를` or `(2시간)예요`; a phone or business number. */
const ONE_WORD = /(\S+[」)][가-힣]+\S*|0\d+-\d{3,4}-\d{4}|\d{3}-\d{2}-\d{5})/

/** Long copy. Browsers keep Korean words whole but break a line behind a bracket and within a number. */
export const Sentence = ({ text }: { text: string }) =>
  text.split(ONE_WORD).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
    <span key={at} className={at % 2 === 1 ? 'inline-flex' : undefined}>
      {part}
    </span>
  ))
