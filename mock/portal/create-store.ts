import { AREAS, type Area } from '../../contract/core/areas';
import { sampleAudit } from '../data/audit';
import { sampleDepartments } from '../data/departments';
import { sampleDirectory } from '../data/directory';
import { sampleDrafts } from '../data/drafts';
import { sampleComments } from '../manage/insights-sample';
import { sampleSearchRules } from '../data/search-rules';
import { sampleSlides } from '../data/slides';
import type { Store } from '../data/store';
import { MOCKED_AREAS } from './areas';

type MockedArea = (typeof MOCKED_AREAS)[Area];

const byArea = <Value>(valueOf: (mocked: MockedArea) => Value): Record<Area, Value> =>
  Object.fromEntries(AREAS.map((area) => [area, valueOf(MOCKED_AREAS[area])] as const)) as Record<Area, Value>;

/** Returns the state of a mocked portal with the sample items in which nobody has signed in. */
export const createStore = (): Store => ({
  items: byArea(({ items }) => items()) as Store['items'],
  classifications: byArea(({ classifications }) => [...classifications]),
  structureChanges: byArea(() => 0),
  formerClassifications: new Map(),
  departments: sampleDepartments(),
  departmentChanges: 0,
  directory: sampleDirectory(),
  portraits: [],
  drafts: sampleDrafts(),
  savedDrafts: new Map(),
  draftProgress: new Map(),
  draftReviews: new Map(),
  reviewSettings: { version: 0, areas: [] },
  reviewDecisions: [],
  scheduled: new Map(),
  releases: [],
  archived: new Map(),
  undo: new Map(),
  bulks: new Map(),
  revisions: new Map(),
  previewLinks: new Map(),
  remarks: new Map(),
  looksRight: new Map(),
  presence: new Map(),
  seeAs: new Map(),
  transfer: null,
  favourites: new Set(),
  useful: new Map(),
  comments: sampleComments(),
  opened: new Map(),
  acknowledged: new Map(),
  dismissed: new Map(),
  noticesReadUntil: new Map(),
  feeds: [],
  slides: sampleSlides(),
  slideChanges: 0,
  slidePictures: [],
  searchRules: sampleSearchRules(),
  pinned: new Map(),
  audit: sampleAudit(),
  tickets: new Map(),
  sessions: new Map(),
  tokens: new Map(),
  refreshTokens: new Map(),
});
