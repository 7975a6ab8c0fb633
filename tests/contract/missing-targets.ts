import { AREAS, DRAFT_AREAS, type Area } from '../../contract/core/areas';
import type { Endpoint } from '../../contract/core/endpoint';
import type { ErrorCode } from '../../contract/core/errors';
import { favouriteApi } from '../../contract/favourite';
import { feedbackApi } from '../../contract/feedback';
import { homeApi } from '../../contract/home';
import { searchAdminApi } from '../../contract/search-admin';
import { directoryManageApi } from '../../contract/manage/directory';
import { peopleApi } from '../../contract/manage/person';
import { transferApi } from '../../contract/manage/transfer';
import { personApi } from '../../contract/person';
import { insightsApi } from '../../contract/manage/insights';
import { draftManageApi } from '../../contract/manage/draft';
import { itemManageApi, revisionApi, scheduledApi } from '../../contract/manage/lifecycle';
import { fileManageApi } from '../../contract/manage/file';
import { releaseApi } from '../../contract/manage/release';
import { reviewApi } from '../../contract/manage/review';
import { presenceApi } from '../../contract/manage/presence';
import { previewApi } from '../../contract/preview';
import { remarkApi } from '../../contract/remark';
import { searchApi } from '../../contract/search';
import { serviceApi } from '../../contract/service';
import { COMMON_APIS, DRAFT_INFOS } from './areas';

/** Id that nothing has. */
export const NOBODYS = '5e551017-0000-4000-8000-000000000000';

const NEXT_CENTURY = '2126-01-05T08:00:00.000Z';

const nowhereInLifecycle = (ref: { area: Area; id: string }): [Endpoint, object, ErrorCode][] => [
  [draftManageApi.submit, { ...ref, version: 1, note: null }, 'draft.not_found'],
  [draftManageApi.giveBack, { ...ref, version: 1, note: 'Why.' }, 'draft.not_found'],
  [draftManageApi.approve, { ...ref, version: 1, fileChanges: 0 }, 'draft.not_found'],
  [reviewApi.info, ref, 'draft.not_found'],
  [draftManageApi.schedule, { ...ref, version: 1, publishAt: NEXT_CENTURY, change: null }, 'draft.not_found'],
  [scheduledApi.cancel, { ...ref, version: 1 }, 'scheduled.not_found'],
  [scheduledApi.move, { ...ref, version: 1, publishAt: NEXT_CENTURY }, 'scheduled.not_found'],
  ...[itemManageApi.archive, itemManageApi.restore, itemManageApi.undo].map((endpoint): [Endpoint, object, ErrorCode] => [
    endpoint,
    { ...ref, revision: 1 },
    'item.not_found',
  ]),
  [revisionApi.list, ref, 'item.not_found'],
  [revisionApi.info, { ...ref, revision: '1' }, 'item.not_found'],
  [revisionApi.restore, { ...ref, revision: 1, version: null }, 'item.not_found'],
];

const NOBODYS_ENTRY = {
  ...{ kind: 'person', name: { 'en-US': 'Nobody' }, role: null, department: null, email: null, phone: null },
  ...{ replyHours: null, hours: null, picture: null, position: null },
};

const NO_RELEASE = { release: NOBODYS, version: 1 };
const nowhereInReleases: [Endpoint, object, ErrorCode][] = [
  [releaseApi.info, { release: NOBODYS }, 'release.not_found'],
  [releaseApi.add, { ...NO_RELEASE, area: 'service', id: 'no-such' }, 'release.not_found'],
  [releaseApi.remove, { release: NOBODYS, area: 'service', id: 'no-such' }, 'release.not_found'],
  [releaseApi.schedule, { ...NO_RELEASE, publishAt: NEXT_CENTURY }, 'release.not_found'],
  ...[releaseApi.publish, releaseApi.cancel, releaseApi.undo].map((endpoint): [Endpoint, object, ErrorCode] => [
    endpoint,
    NO_RELEASE,
    'release.not_found',
  ]),
];

/** Calls that name what is not there, with the error code that they get. */
export const MISSING: [Endpoint, object, ErrorCode][] = [
  ...nowhereInReleases,
  ...AREAS.flatMap((area): [Endpoint, object, ErrorCode][] => {
    const { info, updateShareCount, updateViews, list, search } = COMMON_APIS[area];
    return [
      ...[info, updateShareCount, updateViews].map((endpoint): [Endpoint, object, ErrorCode] => [
        endpoint,
        { id: 'no-such' },
        endpoint.errors[0],
      ]),
      [list, { classificationId: 'no-such' }, 'classification.not_found'],
      [search, { query: 'a', classificationId: 'no-such' }, 'classification.not_found'],
      [searchApi.search, { query: 'a', area, classificationId: 'no-such' }, 'classification.not_found'],
      [favouriteApi.update, { area, id: 'no-such', favourite: true }, 'item.not_found'],
      [feedbackApi.create, { area, id: 'no-such', useful: true }, 'item.not_found'],
      [previewApi.open, { area, id: 'no-such' }, 'preview.not_found'],
      [previewApi.createLink, { area, id: 'no-such', label: 'Legal' }, 'preview.not_found'],
      [previewApi.listLinks, { area, id: 'no-such' }, 'preview.not_found'],
      [remarkApi.list, { area, id: 'no-such' }, 'preview.not_found'],
      [remarkApi.create, { area, id: 'no-such', locale: 'en-US', block: null, text: 'Hm.' }, 'preview.not_found'],
      [remarkApi.reply, { area, id: 'no-such', remarkId: NOBODYS, text: 'Hm.' }, 'preview.not_found'],
      [remarkApi.remove, { area, id: 'no-such', remarkId: NOBODYS }, 'preview.not_found'],
      [remarkApi.resolve, { area, id: 'no-such', remarkId: NOBODYS, resolved: true }, 'preview.not_found'],
      [remarkApi.looksRight, { area, id: 'no-such', version: 1, looksRight: true }, 'preview.not_found'],
      [presenceApi.report, { area, id: 'no-such', mode: 'viewing' }, 'draft.not_found'],
      [insightsApi.item, { area, id: 'no-such' }, 'item.not_found'],
      [insightsApi.missingList, { area, id: 'no-such' }, 'item.not_found'],
      [insightsApi.commentList, { area, id: 'no-such' }, 'item.not_found'],
      [insightsApi.export, { area, id: 'no-such' }, 'item.not_found'],
      [draftManageApi.info, { area, id: 'no-such' }, 'draft.not_found'],
      [draftManageApi.discard, { area, id: 'no-such', version: 1 }, 'draft.not_found'],
      [draftManageApi.publish, { area, id: 'no-such', version: 1, change: null }, 'draft.not_found'],
      ...nowhereInLifecycle({ area, id: 'no-such' }),
      [fileManageApi.upload, { area, id: 'no-such', kind: 'attachment', name: 'a.txt' }, 'draft.not_found'],
      [fileManageApi.list, { area, id: 'no-such' }, 'draft.not_found'],
      [fileManageApi.rename, { area, id: 'no-such', file: NOBODYS, name: 'a.txt' }, 'draft.not_found'],
      [fileManageApi.remove, { area, id: 'no-such', file: NOBODYS }, 'draft.not_found'],
      [previewApi.revokeLinks, { area, id: 'no-such' }, 'preview.not_found'],
    ];
  }),
  // A classification that exists in the mocks and is empty.
  [serviceApi.list, { classificationId: 'archive' }, 'classification.not_found'],
  [personApi.info, { id: 'no-such' }, 'person.not_found'],
  [transferApi.entries, { id: NOBODYS }, 'transfer.not_found'],
  [transferApi.import, { id: NOBODYS }, 'transfer.not_found'],
  [transferApi.download, { id: NOBODYS }, 'transfer.not_found'],
  [transferApi.discard, { id: NOBODYS }, 'transfer.not_found'],
  [peopleApi.info, { id: NOBODYS }, 'person.not_found'],
  [peopleApi.endSession, { person: NOBODYS, id: NOBODYS }, 'session.not_found'],
  [peopleApi.endSessions, { person: NOBODYS }, 'person.not_found'],
  [peopleApi.endFeed, { person: NOBODYS, id: NOBODYS }, 'feed.not_found'],
  [directoryManageApi.save, { ...NOBODYS_ENTRY, id: 'no-such', version: 'a' }, 'person.not_found'],
  [directoryManageApi.remove, { id: 'no-such', version: 'a' }, 'person.not_found'],
  [homeApi.updatePinned, { items: [{ area: 'tool', id: 'no-such' }] }, 'item.not_found'],
  [searchAdminApi.pinSave, { query: 'a', items: [{ area: 'tool', id: 'no-such' }] }, 'item.not_found'],
  [searchAdminApi.pinRemove, { id: NOBODYS, revision: 'a' }, 'pin.not_found'],
  [searchAdminApi.synonymSave, { id: NOBODYS, revision: 'a', words: ['bus', 'coach'] }, 'synonym.not_found'],
  [searchAdminApi.synonymRemove, { id: NOBODYS, revision: 'a' }, 'synonym.not_found'],
  ...DRAFT_AREAS.map((area): [Endpoint, object, ErrorCode] => [DRAFT_INFOS[area], { id: 'no-such' }, 'preview.not_found']),
];
