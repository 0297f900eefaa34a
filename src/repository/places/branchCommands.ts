import type { BranchDocument } from '@/domain/places/branch'
import { branchLimits } from '@/domain/places/branchDocument'
import { tidyLineWithin, tidyTextWithin } from '@/domain/text/tidyText'
import type { Lite } from '../firestore/client'
import { saveManaged } from '../firestore/managedDocuments'
import { BRANCHES } from './branches'

const fieldsOf =
  (branch: BranchDocument) =>
  ({ GeoPoint }: Lite) => ({
    name: tidyLineWithin(branch.name, branchLimits.name),
    district: tidyLineWithin(branch.district, branchLimits.district),
    address: tidyLineWithin(branch.address, branchLimits.address),
    addressShort: tidyLineWithin(branch.addressShort, branchLimits.address),
    addressJibun: tidyLineWithin(branch.addressJibun, branchLimits.address),
    phone: branch.phone.trim(),
    point: new GeoPoint(branch.point.lat, branch.point.lng),
    hours: branch.hours,
    floor: tidyLineWithin(branch.floor, branchLimits.floor),
    parking: tidyLineWithin(branch.parking, branchLimits.parking),
    introTitle: tidyLineWithin(branch.introTitle, branchLimits.introTitle),
    introText: tidyTextWithin(branch.introText, branchLimits.introText),
    tips: branch.tips.map((tip) => tidyLineWithin(tip, branchLimits.tip)),
    status: branch.status,
  })

/** `opened`: as the form was opened with it; undefined for a new one or a sample. @throws {RepositoryError} `changed` when a colleague was faster */
export const saveBranch = (
  branch: BranchDocument,
  opened: BranchDocument | undefined,
): Promise<void> =>
  saveManaged({
    collection: BRANCHES,
    id: branch.id,
    fields: fieldsOf(branch),
    opened: opened && fieldsOf(opened),
  })
