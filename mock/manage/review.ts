import type { HttpHandler } from 'msw';
import { AREAS } from '../../contract/core/areas';
import { LOCALES, type Locale } from '../../contract/core/locale';
import type { ItemRef } from '../../contract/item';
import { draftManageApi } from '../../contract/manage/draft';
import { problemOfSettings, reviewApi, type ReviewEntry, type ReviewSettings } from '../../contract/manage/review';
import { mayEdit } from '../area/drafts';
import { documentOf } from '../data/documents';
import { departmentIn, departmentsIn } from '../data/departments';
import type { Person } from '../data/people';
import type { Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { itemStateOf } from './item-state';
import { findDraft, findLive, keyOf, namedPerson, savedOf, titlesOf } from './managed';
import { draftReviewOf, hasWritten, isApproved, reviewModeOf, reviewsDraft } from './review-rules';

export const reviewHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, draftManageApi.approve, ({ version, fileChanges, ...ref }, { person }) => {
    const { saved } = readableDraft(store, ref, person);
    const review = draftReviewOf(store, ref);
    const submitted = store.draftProgress.get(keyOf(ref))?.submitted;
    if (saved.version !== version || !submitted || review.fileChanges !== fileChanges) throw new MockFailure('draft.conflict');
    if (!reviewsDraft(store, ref, person)) throw new MockFailure('permission.denied');
    if (hasWritten(store, ref, person)) throw new MockFailure('review.own');
    if (reviewModeOf(store, ref) === 'off') throw new MockFailure('review.off');
    review.approval = { at: new Date().toISOString(), by: namedPerson(person), version };
    const { at, by } = review.approval;
    store.reviewDecisions.unshift({ ref, submittedBy: submitted.by?.id, decision: { kind: 'approved', at, by, note: null } });
    return itemStateOf(store, ref, person);
  }),
  mockEndpoint(store, reviewApi.list, ({ list, page, pageSize }, { person, locale }) => {
    const entries = list === 'decided' ? decided(store, person, locale) : submittedDrafts(store, list, person, locale);
    return { items: entries.slice((page - 1) * pageSize, page * pageSize), total: entries.length, page, pageSize };
  }),
  mockEndpoint(store, reviewApi.info, (ref, { person }) => {
    const { item, saved } = readableDraft(store, ref, person);
    const live = findLive(store, ref);
    return {
      ...itemStateOf(store, ref, person),
      document: saved.document,
      published: live ? documentOf(store, live) : null,
      fileChanges: draftReviewOf(store, ref).fileChanges,
      files: item.attachments.map(({ bytes: _bytes, ...file }) => file),
      texts: LOCALES.flatMap((locale) => {
        const text = item.texts[locale];
        return text ? [{ locale, title: text.title, summary: text.summary, body: text.body }] : [];
      }),
    };
  }),
  mockEndpoint(store, reviewApi.settings, (_input, { locale }) => settingsOf(store, locale)),
  mockEndpoint(store, reviewApi.saveSettings, ({ version, areas }, { locale }) => {
    if (store.reviewSettings.version !== version) throw new MockFailure('review.conflict');
    const problem = problemOfSettings(areas, (department) => store.departments.some(({ id }) => id === department));
    if (problem !== null) throw new MockFailure('review.invalid', { areas: problem });
    store.reviewSettings = { version: version + 1, areas };
    return settingsOf(store, locale);
  }),
];

function readableDraft(store: Store, ref: ItemRef, person: Person) {
  const item = findDraft(store, ref);
  if (!item || !mayEdit(person, item, 'content.preview')) throw new MockFailure('draft.not_found');
  return { item, saved: savedOf(store, item) };
}

const settingsOf = (store: Store, locale: Locale): ReviewSettings => ({
  version: store.reviewSettings.version,
  areas: AREAS.map(
    (area) => store.reviewSettings.areas.find((each) => each.area === area) ?? { area, mode: 'off', departments: [] },
  ),
  departments: departmentsIn(store, locale),
});

function submittedDrafts(store: Store, list: 'waiting' | 'mine', person: Person, locale: Locale): ReviewEntry[] {
  const waits = (ref: ItemRef) =>
    !isApproved(store, ref) &&
    !hasWritten(store, ref, person) &&
    reviewsDraft(store, ref, person) &&
    reviewModeOf(store, ref) !== 'off';
  return store.drafts
    .flatMap((draft): ReviewEntry[] => {
      const submitted = store.draftProgress.get(keyOf(draft))?.submitted;
      if (!submitted || !(list === 'mine' ? submitted.by?.id === person.id : waits(draft))) return [];
      const approval = isApproved(store, draft) ? draftReviewOf(store, draft).approval : null;
      const { at, by, note } = submitted;
      const decision = approval && { kind: 'approved' as const, at: approval.at, by: approval.by, note: null };
      return [{ ...factsOf(store, draft, locale), submitted: { at, by, note }, decision }];
    })
    .sort((a, b) => (a.submitted?.at ?? '').localeCompare(b.submitted?.at ?? ''));
}

const decided = (store: Store, person: Person, locale: Locale): ReviewEntry[] =>
  store.reviewDecisions
    .filter(({ submittedBy, decision }) => decision.by?.id === person.id || submittedBy === person.id)
    .map(({ ref, decision }) => ({ ...factsOf(store, ref, locale), submitted: null, decision }));

function factsOf(store: Store, { area, id }: ItemRef, locale: Locale): Omit<ReviewEntry, 'submitted' | 'decision'> {
  const ref = { area, id };
  const [draft, live] = [findDraft(store, ref), findLive(store, ref)];
  const { texts = {}, department = null } = draft ?? live ?? {};
  return {
    ...ref,
    titles: titlesOf({ texts }),
    department: department === null ? null : departmentIn(store, department, locale),
    revision: live?.revision ?? 0,
    draft: draft ? savedOf(store, draft).version : null,
    review: reviewModeOf(store, ref),
  };
}
