import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'

function Fields() {
  const form = useForm({ defaultValues: { school: '', note: '', name: '' } })
  return (
    <>
      <TextField form={form} name="school" label="학교" limit={30} isNew />
      <TextAreaField
        form={form}
        name="note"
        label="메모"
        limit={1000}
        hint="이 기기에만 저장돼요."
      />
      <TextField form={form} name="name" label="이름" limit={20} />
    </>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })

test.each([
  ['학교', 31, '30자까지 적을 수 있어요. 1자를 줄여 주세요.'],
  ['메모', 1203, '이 기기에만 저장돼요. 1000자까지 적을 수 있어요. 203자를 줄여 주세요.'],
])(
  '「%s」 keeps all %i letters that are pasted and says at once how many are too many',
  async (name, count, words) => {
    render(<Fields />)
    const user = userEvent.setup()
    await user.click(field(name))
    await user.paste('가'.repeat(count))
    expect(field(name)).toHaveValue('가'.repeat(count))
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(words)
  },
)

test('what fits as it is stored is not called too long', async () => {
  render(<Fields />)
  const user = userEvent.setup()
  await user.click(field('학교'))
  await user.paste(`  ${'가'.repeat(30)}  `)
  expect(field('학교')).toBeValid()
})

test('a name ends at its limit', () => {
  render(<Fields />)
  expect(field('이름')).toHaveAttribute('maxlength', '20')
  expect(field('학교')).not.toHaveAttribute('maxlength')
})
