import { samplePrograms } from '@/content/programs/programs'
import { overSamples, type Sampled } from '@/domain/content/sampled'
import { documentOfProgram, type ProgramDocument } from '@/domain/programs/programDocument'
import { programsQuery } from '@/features/programs/programs'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { followPrograms } from '@/repository/programs/programs'

export type ManagedProgram = ProgramDocument & Sampled

const samples = samplePrograms.map(documentOfProgram)

/** Documents over the samples, as the agit edits them. */
export const managedPrograms = (documents: readonly ProgramDocument[]): ManagedProgram[] =>
  overSamples(documents, samples)

/** Documents only. */
export const staffProgramsQuery = (uid: string) =>
  followedStaffQuery({
    uid,
    name: ['programs'],
    failure: '프로그램 목록을 불러오지 못했습니다.',
    follow: followPrograms,
  })

export const renewedPrograms = (uid: string) => [staffProgramsQuery(uid), programsQuery()]
