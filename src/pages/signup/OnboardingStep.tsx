import { CircleCheck } from 'lucide-react'
import { useNicknameForm } from '@/features/nickname/useNicknameForm'
import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/Form'
import { TextField } from '@/ui/TextField'
import styles from './Step.module.css'
import { StepHeading } from './StepHeading'

interface Props {
  nickname: string
  onFinish: () => void
}

/** Step 4: what to call the parent. The button always answers, with a reason when it cannot go on. */
export function OnboardingStep({ nickname, onFinish }: Props) {
  const dispatch = useSignup((state) => state.dispatch)
  const form = useNicknameForm(nickname)

  return (
    <Form className={styles.step} onSubmit={form.handleSubmit(onFinish)}>
      <StepHeading lines={['마지막이에요,', '어떻게 불러 드릴까요?']} />
      <p className={styles.done}>
        <CircleCheck aria-hidden="true" />
        소셜 계정을 연결했어요
      </p>
      <div className={styles.body}>
        <TextField
          form={form}
          name="nickname"
          label="닉네임"
          isRequired
          hint="하준맘처럼 편하게 불러 드릴 이름이면 돼요."
          autoComplete="nickname"
          onType={(text) => dispatch({ kind: 'nicknameChanged', nickname: text })}
        />
      </div>
      <div className={styles.actions}>
        <Button size="large" onClick={() => dispatch({ kind: 'wentBack' })}>
          이전
        </Button>
        <Button type="submit" tone="primary" size="large">
          시작하기
        </Button>
      </div>
    </Form>
  )
}
