import { auditCases } from './audit-cases';
import { careCases } from './care-cases';
import { guardCases } from './guard-cases';
import { insightsCases } from './insights-cases';
import { itemCases } from './item-cases';
import { lifecycleCases } from './lifecycle-cases';
import { listCases } from './list-cases';
import { manageDraftCases } from './manage-draft-cases';
import { manageContentCases } from './manage-content-cases';
import { manageFileCases } from './manage-file-cases';
import { manageSearchCases } from './manage-search-cases';
import { noticeCases } from './notice-cases';
import { ownCases } from './own-cases';
import { peopleCases } from './people-cases';
import { personCases } from './person-cases';
import { previewCases } from './preview-cases';
import { releaseCases } from './release-cases';
import { reviewCases } from './review-cases';
import { searchCases } from './search-cases';
import { seeAsCases } from './see-as-cases';
import { structureCases } from './structure-cases';
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
  ...structureCases,
  ...insightsCases,
  ...noticeCases,
  ...seeAsCases,
  ...sessionCases,
];
