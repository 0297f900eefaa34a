import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { useBranchSuggestionDraft } from '@/stores/branchSuggestionDraft'
import { failingSite } from './failingSite'
import { type Proof, type Proofs, proveRows } from './proveRows'
import { guestRows } from './rows/guestRows'

const site = failingSite()

interface Form {
  collection: string
  path: string
  texts: Readonly<Record<string, string>>
  consent?: RegExp
  send: string
  failed: string
  receipt: string
  /** Before the second press after an answer that never came. */
  meanwhile?: Proof
}

function sending({
  collection,
  path,
  texts,
  consent,
  send,
  failed,
  receipt,
  meanwhile = async () => {},
}: Form): Proofs {
  async function press(): Promise<void> {
    await site.open(path)
    for (const [label, value] of Object.entries(texts))
      fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    if (consent) await site.user.click(screen.getByRole('checkbox', { name: consent }))
    await site.press(send)
  }
  async function isSent(): Promise<void> {
    expect(await screen.findByRole('heading', { name: receipt })).toBeVisible()
    expect(await site.backend.list(collection)).toHaveLength(1)
  }
  async function nextPressSends(): Promise<void> {
    await waitFor(() => expect(site.alerts).toEqual([failed]))
    await site.heal()
    await meanwhile()
    for (const [label, text] of Object.entries(texts))
      expect(screen.getByLabelText(label)).toHaveValue(text)
    if (consent) expect(screen.getByRole('checkbox', { name: consent })).toBeChecked()
    await site.press(send)
    await isSent()
  }
  return {
    refused: async () => {
      site.failCommits('refused')
      await press()
      await nextPressSends()
    },
    slow: async () => {
      site.failCommits('slow')
      await press()
      const button = await screen.findByRole('button', { name: '전송 중…' })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      await site.user.click(button)
      await site.heal()
      await isSent()
      expect(site.asked()).toBe(1)
    },
    hanging: async () => {
      site.failCommits('hanging', true)
      await press()
      await site.giveUp('hanging')
      await nextPressSends()
    },
    wrong: async () => {
      site.failCommits('wrong')
      await press()
      await nextPressSends()
    },
  }
}

proveRows(guestRows, {
  pickup_requests: sending({
    collection: 'pickup_requests',
    path: '/pickup/apply?branch=seongsu',
    texts: {
      '신청자 이름': '김보호',
      연락처: '010-1234-5678',
      '희망 일시': '2026-11-20T16:00',
      '픽업 주소': '행당초등학교 정문',
      '도착 주소': '도담아지트 성수점',
      '자녀 이름': '김하준',
    },
    consent: /^개인정보 수집 및 이용에 동의/,
    send: '신청하기',
    failed: '신청을 완료하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    receipt: '신청이 접수되었습니다',
  }),
  branch_suggestions: sending({
    collection: 'branch_suggestions',
    path: '/branches/suggest',
    texts: { 장소: '왕십리역 근처', 이유: '학교가 가까워요.' },
    send: '제안하기',
    failed: '제안을 보내지 못했어요. 잠시 후 다시 시도해 주세요.',
    receipt: '제안이 접수됐어요',
    meanwhile: async () => {
      await useBranchSuggestionDraft.reread()
      await site.reload()
    },
  }),
})
