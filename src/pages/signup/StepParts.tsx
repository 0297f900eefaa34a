import { useSignup } from '@/stores/signup'
import { Button } from '@/ui/button/Button'

export function StepHeading({ lines }: { lines: readonly [string, string] }) {
  return (
    <h1 className="wide-36">
      <span className="body-track mb-2 accent text-16 block">회원가입 </span>
      <span>{lines[0]}</span>
      <br /> <span>{lines[1]}</span>
    </h1>
  )
}

/** The verification has expired, or its account was signed out. */
export function VerifyAgain() {
  const dispatch = useSignup((state) => state.dispatch)
  return (
    <div className="items-start alert stack-3" role="alert">
      <p>휴대폰 인증 시간이 지났습니다. 다시 인증해 주세요.</p>
      <Button onClick={() => dispatch({ kind: 'phoneRefused' })}>휴대폰 다시 인증하기</Button>
    </div>
  )
}
