import { auditCases } from './studio/audit-cases';
import { careCases } from './studio/care-cases';
import { guardCases } from './guard-cases';
import { insightsCases } from './studio/insights-cases';
import { itemCases } from './item-cases';
import { lifecycleCases } from './studio/lifecycle-cases';
import { listCases } from './list-cases';
import { manageDraftCases } from './studio/manage-draft-cases';
import { manageContentCases } from './studio/manage-content-cases';
import { manageFileCases } from './studio/manage-file-cases';
import { manageSearchCases } from './studio/manage-search-cases';
import { noticeCases } from './notice-cases';
import { ownCases } from './own-cases';
import { peopleCases } from './studio/people-cases';
import { personCases } from './person-cases';
import { previewCases } from './preview-cases';
import { questionCases } from './studio/question-cases';
import { releaseCases } from './studio/release-cases';
import { reviewCases } from './studio/review-cases';
import { searchCases } from './search-cases';
import { seeAsCases } from './studio/see-as-cases';
import { directoryCases } from './studio/directory-cases';
import { homePlaceCases } from './studio/home-place-cases';
import { transferCases } from './studio/transfer-cases';
import { departmentCases } from './studio/department-cases';
import { structureCases } from './studio/structure-cases';
import { sessionCases } from './session-cases';
import type { ContractCase } from './world';

/**
 * Cases that every implementation of the contract must pass: the server and the mocks. Independent of a test runner: each case is
 * a name and a function that throws. They must run in this order on one world.
 */
export const contractCases: readonly ContractCase[] = [
  ...guardCases,
  ...listCases,
  ...itemCases,
  ...ownCases,
  ...peopleCases,
  ...transferCases,
  ...personCases,
  ...searchCases,
  ...manageSearchCases,
  ...manageDraftCases,
  ...manageContentCases,
  ...manageFileCases,
  ...previewCases,
  ...lifecycleCases,
  ...reviewCases,
  ...releaseCases,
  ...auditCases,
  ...careCases,
  ...questionCases,
  ...structureCases,
  ...homePlaceCases,
  ...departmentCases,
  ...directoryCases,
  ...insightsCases,
  ...noticeCases,
  ...seeAsCases,
  ...sessionCases,
];
