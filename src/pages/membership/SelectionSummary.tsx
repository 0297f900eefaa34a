import { type RefObject, useEffect, useId, useRef } from 'react'
import { simulationNotice } from '@/content/info/simulationNotice'
import { formatKRW } from '@/domain/money'
import { type MembershipCartLine, membershipTotalKRW } from '@/domain/orders/membershipCart'
import { SignupInvitation } from '@/features/account/SignupInvitation'
import { OpenedOrder, useOrdering } from '@/features/orders/OpenedOrder'
import { useMembershipCart } from '@/stores/membershipCart'
import { Button } from '@/ui/button/Button'
import { StickyBar } from '@/ui/layout/StickyBar'
import styles from './SelectionSummary.module.css'

/** For guests a placeholder (specification 1, section 2). */
const alertPlaceholder = (lines: readonly MembershipCartLine[]) =>
  window.alert(
    lines.length === 0
      ? '담은 멤버십이 없습니다.'
      : `멤버십 ${lines.length}개, 총 ${formatKRW(membershipTotalKRW(lines))}을 담았어요. 결제는 준비 중이에요.\n${simulationNotice}`,
  )

interface Props {
  selected: string | undefined
  onEmptied: () => void
}

export function SelectionSummary({ selected, onEmptied }: Props) {
  const lines = useMembershipCart((state) => state.lines)
  const remove = useMembershipCart((state) => state.remove)
  const cartButton = useRef<HTMLDivElement>(null)
  const ordering = useOrdering()
  const isEmpty = lines.length === 0

  const removeOrdered = () => {
    for (const { lineNumber } of lines) remove(lineNumber)
    onEmptied()
  }
  const showCart = () => {
    if (ordering.isGuest) alertPlaceholder(lines)
    else if (isEmpty) window.alert('담은 멤버십이 없습니다.')
    else {
      const items = lines.map(({ item }) => item)
      void ordering.order({ kind: 'membership', items, onOrdered: removeOrdered })
    }
  }
  return (
    <>
      <StickyBar label="선택 요약" footnote={<SignupInvitation to="order" />} isEmpty={isEmpty}>
        <div className="stack-3 min-0 one-column grow">
          {!isEmpty && (
            <SelectionLines
              lines={lines}
              onEmptied={() => {
                cartButton.current?.querySelector('button')?.focus()
                onEmptied()
              }}
            />
          )}
          <div className={`${styles.row} spread-4 wrap`} ref={cartButton}>
            <div className="grow-6rem min-0" aria-live="polite">
              <p className={`${styles.selected} gap-0-2 note wrap flex`}>
                <span className="min-0">{selected ?? '멤버십을 골라 주세요'}</span>
                <span className="rigid accent bold">{`${lines.length}개`}</span>
              </p>
              {!isEmpty && (
                <p className="lh-head amount text-22">{formatKRW(membershipTotalKRW(lines))}</p>
              )}
            </div>
            {!ordering.isLooking && (
              <Button
                tone={isEmpty ? 'tonal' : 'primary'}
                size="large"
                isBusy={ordering.isOpening}
                onClick={showCart}
              >
                장바구니 보기
              </Button>
            )}
          </div>
        </div>
      </StickyBar>
      <OpenedOrder ordering={ordering} />
    </>
  )
}

interface LinesProps {
  lines: readonly MembershipCartLine[]
  /** Called when the last line is removed, to move the focus. */
  onEmptied: () => void
}

function SelectionLines({ lines, onEmptied }: LinesProps) {
  const remove = useMembershipCart((state) => state.remove)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  useShowNewest(list, lines.length)

  const removeAt = (button: Element, lineNumber: number) => {
    const line = button.closest('li')
    const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
    if (neighbour) neighbour.querySelector('button')?.focus()
    else onEmptied()
    remove(lineNumber)
  }

  return (
    <ul className={`${styles.lines} flex gap-2`} ref={list} aria-label="담은 멤버십">
      {lines.map(({ lineNumber, item }) => (
        <li key={lineNumber}>
          <span id={`${id}-${lineNumber}`}>
            <span>{item.title}</span> <b className="num">{formatKRW(item.priceKRW)}</b>
          </span>
          <button
            type="button"
            aria-describedby={`${id}-${lineNumber}`}
            onClick={(event) => removeAt(event.currentTarget, lineNumber)}
          >
            삭제
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Scrolls a horizontal list to its end when it grows. */
function useShowNewest(ref: RefObject<Element | null>, count: number): void {
  useEffect(() => {
    const list = ref.current
    if (list && count > 0) list.scrollLeft = list.scrollWidth
  }, [ref, count])
}
