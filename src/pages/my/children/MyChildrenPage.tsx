import { zodResolver } from '@hookform/resolvers/zod'
import { HeartPulse, Plus, ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Child, checkChildName } from '@/domain/account/child'
import {
  addChild,
  type ChildEntry,
  changeChild,
  childLimits,
  emptyChildEntry,
  isSampleChild,
  removeChild,
  tidyChildEntry,
} from '@/domain/account/children'
import type { RuleResult } from '@/domain/rule'
import type { PageHead } from '@/domain/site/pageHead'
import { checkTextWithin } from '@/domain/text/textLimit'
import { AccountGate } from '@/features/account/AccountGate'
import { randomId } from '@/platform/random'
import { useChildrenStore, useDeviceChildren } from '@/stores/children'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { Dialog } from '@/ui/layout/Dialog'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { SessionEnded } from '../shared/SignInNotice'
import { StatusLine } from '../shared/StatusLine'
import { useStatusMessage } from '../shared/useStatusMessage'
import { AllergenChoice } from './AllergenChoice'
import { birthdayRule } from './birthdayRule'
import { ChildBasics } from './ChildBasics'
import { ChildCard, NoChildren } from './ChildCard'
import sheet from './ChildForm.module.css'
import { MemberChildren } from './MemberChildren'
import styles from './MyChildrenPage.module.css'

const myChildrenHead: PageHead = {
  title: '자녀',
  description: '픽업과 프로그램을 예약할 때 고를 자녀를 등록하고 관리하세요.',
  isIndexed: false,
}

export function MyChildrenPage() {
  return (
    <Sections>
      <PageIntro title={myChildrenHead.title} lead={myChildrenHead.description} />
      <AccountGate guest={<DeviceChildren />} ended={<SessionEnded />}>
        {() => <MemberChildren />}
      </AccountGate>
    </Sections>
  )
}

function DeviceChildren() {
  const children = useDeviceChildren()
  const setChildren = useChildrenStore((state) => state.setChildren)
  const [edited, setEdited] = useState<Child | 'new'>()
  const [message, say] = useStatusMessage()
  const addButton = useRef<HTMLButtonElement>(null)

  const save = (entry: ChildEntry) => {
    setChildren(
      edited === undefined || edited === 'new'
        ? addChild(children, randomId(), entry)
        : changeChild(children, edited.id, entry),
    )
    setEdited(undefined)
    say(`${entry.name.trim()} 정보를 이 기기에 저장했어요.`)
  }
  const askToRemove = ({ id, name }: Child) => {
    if (!window.confirm(`${name} 정보를 삭제할까요?`)) return
    setChildren(removeChild(children, id))
    say(`${name} 정보를 삭제했어요.`)
    // The pressed button disappears with its card.
    addButton.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <SectionsContainer className={`${styles.page} pb-16 stack-8`}>
        <div className="stack-4 from-top">
          {children.length === 0 ? (
            <NoChildren />
          ) : (
            <ul className="stack-3">
              {children.map((child) => (
                <ChildCard
                  key={child.id}
                  child={child}
                  isSample={isSampleChild(child)}
                  noteTerm="메모"
                  onEdit={() => setEdited(child)}
                  onRemove={() => askToRemove(child)}
                />
              ))}
            </ul>
          )}
          {children.some(isSampleChild) && (
            <p className="note">
              ‘예시’ 자녀는 둘러보실 수 있게 미리 넣어 두었어요. 수정하거나 삭제해 주세요.
            </p>
          )}
          <Button
            ref={addButton}
            tone="primary"
            size="large"
            isBlock
            onClick={() => setEdited('new')}
          >
            <Plus aria-hidden="true" />
            <span>자녀 추가</span>
          </Button>
          <StatusLine message={message} />
        </div>
        <StorageNotes />
      </SectionsContainer>
      <Dialog
        title={edited === 'new' ? '자녀 등록' : '자녀 정보 수정'}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        <ChildForm
          entry={edited === undefined || edited === 'new' ? emptyChildEntry : edited}
          onSave={save}
          onCancel={() => setEdited(undefined)}
        />
      </Dialog>
    </>
  )
}

function StorageNotes() {
  return (
    <aside className="stack-3 from-top" aria-label="저장 안내">
      <div className={`${styles.note} note rounded-card flex gap-3 on-sunken p-5`}>
        <ShieldCheck aria-hidden="true" />
        <div>
          <h2 className="mb-1 plain text-16">이 기기에만 저장돼요</h2>
          <p>자녀 정보는 지금 쓰는 브라우저에만 남고, 다른 기기나 회사에서는 볼 수 없어요.</p>
        </div>
      </div>
      <div className={`${styles.note} note rounded-card flex gap-3 on-sunken p-5`}>
        <HeartPulse aria-hidden="true" />
        <div>
          <h2 className="mb-1 plain text-16">알레르기는 건강 정보예요</h2>
          <p>
            간식을 고를 때 겹치는 성분을 보여 드리는 데에만 써요. 이 기기 밖으로 보내지 않고,
            기록이나 캘린더 파일에도 넣지 않아요.
          </p>
        </div>
      </div>
    </aside>
  )
}

interface FormProps {
  entry: ChildEntry
  onSave: (entry: ChildEntry) => void
  onCancel: () => void
}

/** Only the name is required (specification 3, section 10). */
function ChildForm({ entry, onSave, onCancel }: FormProps) {
  const form = useChildForm(entry)
  const allergens = useWatch({ control: form.control, name: 'allergens' })
  return (
    <Form
      className="stack-5"
      onSubmit={form.handleSubmit((typed) => onSave(tidyChildEntry(typed)))}
    >
      <ChildBasics
        form={form}
        names={{ name: 'name', birthday: 'birthday', school: 'school' }}
        limits={childLimits}
      />
      <AllergenChoice
        chosen={allergens}
        onChange={(chosen) => form.setValue('allergens', [...chosen])}
      />
      <TextAreaField
        form={form}
        name="careNote"
        label="메모"
        hint="이 기기에만 저장돼요."
        limit={childLimits.careNote}
      />
      <div className={`${sheet.actions} on-raised stack-2 py-3`}>
        <Button size="large" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" tone="primary" size="large">
          저장
        </Button>
      </div>
    </Form>
  )
}

const childEntrySchema = (
  checkDay: (birthday: string) => RuleResult,
): z.ZodMiniType<ChildEntry, ChildEntry> =>
  z.object({
    name: z.string().check(fieldRule(checkChildName)),
    birthday: z.string().check(fieldRule(checkDay)),
    school: z.string().check(fieldRule(checkTextWithin(childLimits.school))),
    allergens: z.array(z.number()),
    careNote: z.string().check(fieldRule(checkTextWithin(childLimits.careNote))),
  })

const resolver: Resolver<ChildEntry> = (entry, context, options) =>
  zodResolver(childEntrySchema(birthdayRule(options.fields.birthday?.ref)))(entry, context, options)

const useChildForm = (entry: ChildEntry) => useForm<ChildEntry>({ defaultValues: entry, resolver })

export { MyChildrenPage as Component, myChildrenHead as head }
