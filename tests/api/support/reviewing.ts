import type { ItemDocument } from '../../../contract/document';
import { draftManageApi } from '../../../contract/manage/draft';
import { reviewApi, type ReviewSettings } from '../../../contract/manage/review';
import type { ReviewMode } from '../../../contract/manage/review-mode';
import { refOf } from './editing';
import { makePerson } from './factories';
import type { TestApp, TestPerson } from './harness';

type AreaSetting = ReviewSettings['areas'][number];

/** Returns what editors and reviewers do with drafts through the API. */
export function reviewing({ call, db, people }: TestApp) {
  const editor = (own: Partial<Omit<TestPerson, 'id'>> = {}) =>
    makePerson(db, { roles: ['employee', 'editor'], editorAreas: ['service'], ...own });
  const info = (document: ItemDocument, as: TestPerson) => call(reviewApi.info, refOf(document), { as });
  return {
    editor,
    info,
    save: (document: ItemDocument, version: number | null, as: TestPerson, baseRevision = 0) =>
      call(draftManageApi.save, { document, version, baseRevision }, { as }),
    submit: (document: ItemDocument, version: number, as: TestPerson, note: string | null = null) =>
      call(draftManageApi.submit, { ...refOf(document), version, note }, { as }),
    approve: (document: ItemDocument, version: number, as: TestPerson, fileChanges = 0) =>
      call(draftManageApi.approve, { ...refOf(document), version, fileChanges }, { as }),
    giveBack: (document: ItemDocument, version: number, as: TestPerson, note = 'Name the office.') =>
      call(draftManageApi.giveBack, { ...refOf(document), version, note }, { as }),
    publish: (document: ItemDocument, version: number, as: TestPerson, reason?: string) =>
      call(
        draftManageApi.publish,
        { ...refOf(document), version, change: null, overrule: reason === undefined ? null : { reason } },
        { as },
      ),
    /** Sets the mode of services, and of departments that have one of their own. */
    setMode: async (mode: ReviewMode, departments: AreaSetting['departments'] = []) => {
      const { body } = await call(reviewApi.settings, {}, { as: people.admin });
      const input = { version: body.version, areas: [{ area: 'service' as const, mode, departments }] };
      return call(reviewApi.saveSettings, input, { as: people.admin });
    },
  };
}
