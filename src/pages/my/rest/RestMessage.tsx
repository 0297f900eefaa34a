import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { MAX_MESSAGE } from '@/domain/rides/rideMessage'
import { checkTextWithin } from '@/domain/text/textLimit'
import { fieldRule } from '@/ui/form/fieldRule'
import { TextAreaField } from '@/ui/form/TextAreaField'

interface RestEntry {
  text: string
}

const restSchema: z.ZodMiniType<RestEntry, RestEntry> = z.object({
  text: z.string().check(fieldRule(checkTextWithin(MAX_MESSAGE))),
})

export const useRestMessage = () =>
  useForm<RestEntry>({ defaultValues: { text: '' }, resolver: zodResolver(restSchema) })

interface Props {
  form: UseFormReturn<RestEntry>
  limit: number
  isReadOnly: boolean
}

export const RestMessage = ({ form, limit, isReadOnly }: Props) => (
  <TextAreaField
    form={form}
    name="text"
    label="아지트에 남길 말"
    rows={2}
    limit={limit}
    readOnly={isReadOnly}
  />
)
