import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { isListed } from '@/domain/places/branch'
import {
  staffLimits,
  staffRoleLabels,
  staffRoleNotes,
  staffRoles,
} from '@/domain/staff/staffPerson'
import { useBranchContacts } from '@/remote/useBranchContacts'
import type { Elements } from '@/ui/elements'
import { Checkbox } from '@/ui/form/Checkbox'
import { RadioRow } from '@/ui/form/RadioRow'
import { TextField } from '@/ui/form/TextField'
import type { PersonEntry } from './personSchema'
import styles from './StaffPeoplePage.module.css'

interface Props {
  form: UseFormReturn<PersonEntry>
  /** After the name. */
  children?: Elements
}

/** Name, role, and a teacher's branches. */
export function PersonFields({ form, children }: Props) {
  const id = useId()
  const role = useWatch({ control: form.control, name: 'role' })
  return (
    <>
      <TextField form={form} name="name" label="이름" limit={staffLimits.name} />
      {children}
      <div className="stack-2" role="radiogroup" aria-labelledby={`${id}-role`}>
        <b className="note" id={`${id}-role`}>
          역할
        </b>
        {staffRoles.map((each) => (
          <RadioRow
            key={each}
            {...form.register('role')}
            value={each}
            label={staffRoleLabels[each]}
            note={<span>{staffRoleNotes[each]}</span>}
            isNoteBelow
          />
        ))}
      </div>
      {role === 'teacher' && <BranchChoice form={form} />}
    </>
  )
}

/** Registers after the name: of several faults, the first gets the focus. */
function BranchChoice({ form }: Pick<Props, 'form'>) {
  const branches = useBranchContacts().filter(isListed)
  const id = useId()
  const wrong = form.formState.errors.branchIds?.message
  return (
    <fieldset className="stack-2" aria-describedby={wrong ? id : undefined}>
      <legend className="pb-2">
        <b className="note">지점</b>
      </legend>
      <div className={`${styles.branches} grid gap-2`}>
        {branches.map(({ id: branchId, name }) => (
          <Checkbox key={branchId} {...form.register('branchIds')} value={branchId} label={name} />
        ))}
      </div>
      {wrong && (
        <p className="danger-note" id={id} role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}
