import { programImageOf, samplePrograms } from '@/content/programs/programs'
import { careBranchId, careTimetable } from '@/domain/care/careSession'
import { overSamples, type Sampled } from '@/domain/content/sampled'
import { type BranchContact, isListed } from '@/domain/places/branch'
import type { ProgramInfo, ProgramTimetable } from '@/domain/programs/program'
import { type ProgramDocument, programOf } from '@/domain/programs/programDocument'
import { builtPrograms } from '@/remote/builtDocuments'
import { publicQuery } from '@/remote/publicQuery'
import { programSchema, readPrograms } from '@/repository/programs/programs'

export type KnownProgram = ProgramInfo & Sampled

const infoOfDocument = (document: ProgramDocument): ProgramInfo =>
  programOf(
    document,
    programImageOf,
    samplePrograms.find(({ id }) => id === document.id),
  )

/** Documents over the samples with the names of their branches by now, also what is not shown. */
export const programsOver = (
  documents: readonly ProgramDocument[],
  branches: readonly BranchContact[],
): readonly KnownProgram[] =>
  overSamples(documents.map(infoOfDocument), samplePrograms).map((program) => {
    const branch = branches.find(({ id }) => id === program.branchId)
    return branch ? { ...program, branchName: branch.name, region: branch.district } : program
  })

/** Those that parents can choose from: shown, and of a branch that is. */
export const listedPrograms = (
  programs: readonly KnownProgram[],
  branches: readonly BranchContact[],
): readonly KnownProgram[] =>
  programs.filter(
    ({ isPublished, branchId }) =>
      isPublished && branches.some((branch) => branch.id === branchId && isListed(branch)),
  )

/** Of a program or of care; undefined where the program is not known. */
export const timetableIn = (
  programs: readonly ProgramInfo[],
  programId: string,
): ProgramTimetable | undefined =>
  careBranchId(programId) === undefined
    ? programs.find(({ id }) => id === programId)?.timetable
    : careTimetable

/** What parents could choose from when the site was built. */
export const builtProgramList = (branches: readonly BranchContact[]): readonly KnownProgram[] =>
  listedPrograms(programsOver(builtPrograms, branches), branches)

const asRead = (documents: readonly ProgramDocument[]) => documents

/** Documents of programs; `programsOver` puts them over the samples. */
export const programsQuery = () =>
  publicQuery({
    name: 'programs',
    failure: '프로그램을 불러오지 못했습니다.',
    read: readPrograms,
    schema: programSchema,
    select: asRead,
    keepsEmpty: true,
  })
