export function StepHeading({ lines }: { lines: readonly [string, string] }) {
  return (
    <h1 className="wide-36">
      <span className="body-track mb-2 accent text-16 block">회원가입 </span>
      <span>{lines[0]}</span>
      <br /> <span>{lines[1]}</span>
    </h1>
  )
}
