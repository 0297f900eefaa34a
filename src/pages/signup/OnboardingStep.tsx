import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { type SignupProgress, signedUpProfile } from '@/domain/account/signup'
import { beginSession } from '@/features/account/session'
import { useNicknameForm } from '@/features/account/useNicknameForm'
import { useCommand } from '@/remote/useCommand'
import { createProfile, readProfile, updateProfile } from '@/repository/account/users'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { confirmAccount } from '@/services/account'
import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { CommandFailure } from '@/ui/message/CommandFailure'
import styles from './Step.module.css'
import { StepHeading, VerifyAgain } from './StepParts'

interface Props {
  progress: SignupProgress
  onMember: (uid: string) => void
}

/** Step 4: the nickname. The button is always enabled and says why it cannot continue. */
export function OnboardingStep({ progress, onMember }: Props) {
  const dispatch = useSignup((state) => state.dispatch)
  const { form, judge } = useNicknameForm(progress.profile.nickname)
  const finish = useFinish(progress, onMember)
  const fields = useRef<HTMLDivElement>(null)
  const isBusy = finish.isBusy || finish.answer === 'begun'

  return (
    <Form
      className={`${styles.step} flex flex-column`}
      onSubmit={form.handleSubmit(() => {
        if (!isBusy) void finish.run()
      })}
    >
      <StepHeading lines={['마지막이에요,', '어떻게 불러 드릴까요?']} />
      <p className={`${styles.done} inline-flex icons-20 mt-3 semibold middle gap-6px green`}>
        <CircleCheck aria-hidden="true" />
        <span>소셜 계정을 연결했어요</span>
      </p>
      <div className={`${styles.body} mt-8 stack-5`} ref={fields} tabIndex={-1}>
        <TextField
          form={form}
          name="nickname"
          label="닉네임"
          isRequired
          hint="하준맘처럼 편하게 불러 드릴 이름이면 돼요."
          autoComplete="nickname"
          onType={(text) => {
            dispatch({ kind: 'nicknameChanged', nickname: text })
            judge(text)
          }}
        />
        {finish.answer === 'expired' && !finish.isBusy && <VerifyAgain />}
        <CommandFailure command={finish} focusNext={fields} />
      </div>
      <div className={`${styles.actions} stack-3`}>
        <Button size="large" onClick={() => dispatch({ kind: 'wentBack' })}>
          이전
        </Button>
        <Button type="submit" tone="primary" size="large" isBusy={isBusy}>
          시작하기
        </Button>
      </div>
    </Form>
  )
}

/** 「시작하기」: creates `users/{uid}` once and starts the session, also when an earlier press or another tab has created it. */
function useFinish(progress: SignupProgress, onMember: (uid: string) => void) {
  const client = useQueryClient()
  return useCommand({
    send: async (): Promise<'begun' | 'expired'> => {
      const account = signedUpProfile(progress)
      const who = await confirmAccount()
      if (!who.ok && who.reason !== 'ended')
        throw new RepositoryError(who.reason === 'offline' ? 'offline' : 'unavailable')
      if (!account || !who.ok || who.account.uid !== account.uid) return 'expired'
      const { uid, profile } = account
      const stored = await readProfile(uid)
      if (!stored) await createProfile(uid, profile)
      else if (stored.nickname !== profile.nickname) await updateProfile(uid, profile)
      beginSession(client, uid, profile)
      onMember(uid)
      return 'begun'
    },
    failure: '가입을 마치지 못했습니다.',
  })
}
