import assert from 'node:assert/strict';
import { endpoints } from '../../contract/api';
import { AREAS, DRAFT_AREAS, type Area } from '../../contract/core/areas';
import type { Endpoint } from '../../contract/core/endpoint';
import type { ErrorCode } from '../../contract/core/errors';
import { favouriteApi } from '../../contract/favourite';
import { feedbackApi } from '../../contract/feedback';
import { homeApi } from '../../contract/home';
import { searchAdminApi } from '../../contract/search-admin';
import { noticeApi } from '../../contract/notice';
import type { Permission } from '../../contract/core/permissions';
import { personApi } from '../../contract/person';
import { personnelApi } from '../../contract/personnel';
import { auditApi } from '../../contract/manage/audit';
import { contentManageApi } from '../../contract/manage/content';
import { draftManageApi } from '../../contract/manage/draft';
import { itemManageApi, revisionApi, scheduledApi } from '../../contract/manage/lifecycle';
import { fileManageApi } from '../../contract/manage/file';
import { reviewApi } from '../../contract/manage/review';
import { presenceApi } from '../../contract/manage/presence';
import { previewApi } from '../../contract/preview';
import { remarkApi } from '../../contract/remark';
import { searchApi } from '../../contract/search';
import { serviceApi } from '../../contract/service';
import { sessionApi } from '../../contract/session';
import { COMMON_APIS, DRAFT_INFOS } from './areas';
import { assertFails, type ContractCase, type Someone } from './world';

const answersJson = ({ answer }: Endpoint): boolean => typeof answer !== 'string';
const closed = endpoints.filter((endpoint) => endpoint.permission !== 'public');
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const FOR_EDITORS: readonly Permission[] = [
  'content.preview',
  'content.edit',
  'content.publish',
  'content.review',
  'content.return',
  'review.manage',
  'search.manage',
  'audit.read',
  'people.manage',
];
const isForEditors = ({ permission }: Endpoint): boolean => FOR_EDITORS.includes(permission);

/** Returns a caller who is permitted to make the call, so that the input is what is checked. */
const allowed = (endpoint: Endpoint): Someone => (isForEditors(endpoint) ? 'admin' : 'employee');

const signedOut = closed.map((endpoint): ContractCase => ({
  name: `nobody makes ${nameOf(endpoint)} without a session`,
  run: async (world) => {
    await assertFails(world, endpoint, undefined, 'session.missing', { as: null });
    await assertFails(world, endpoint, undefined, 'session.missing', { as: null, locale: 'zh-CN' });
  },
}));

/** Endpoints at whose path the other method is not a call. `/api/notice/feed/create` is also the path of a feed. */
const ofOneMethod = endpoints.filter(
  (endpoint) => !endpoints.some((other) => other.method !== endpoint.method && isAt(other, endpoint.path)),
);

function isAt({ path }: Endpoint, address: string): boolean {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address);
}

const otherMethods = ofOneMethod.map((endpoint): ContractCase => ({
  name: `a caller of ${endpoint.path} by another method than ${endpoint.method} gets 405`,
  run: async (world) => {
    const other: Endpoint = { ...endpoint, method: endpoint.method === 'GET' ? 'POST' : 'GET' };
    await assertFails(world, other, undefined, 'method.not_allowed', { as: null });
    await assertFails(world, other, undefined, 'method.not_allowed', { locale: 'zh-CN' });
  },
}));

const unknownKeys = closed.filter(answersJson).map((endpoint): ContractCase => ({
  name: `a caller of ${nameOf(endpoint)} who sends what it does not know is told so`,
  run: async (world) => {
    const details = await assertFails(world, endpoint, { absurd: 'x' }, 'request.invalid', { as: allowed(endpoint) });
    assert.notDeepEqual(details, {}, 'details name what is wrong');
  },
}));

const notForEveryone = endpoints.filter(isForEditors).map((endpoint): ContractCase => ({
  name: `a reader may not make ${nameOf(endpoint)}`,
  run: async (world) => {
    await assertFails(world, endpoint, { area: 'service', id: 'any' }, 'permission.denied');
  },
}));

const NOBODYS = '5e551017-0000-4000-8000-000000000000';

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

const NOWHERE: [Endpoint, object, ErrorCode][] = [
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
  [homeApi.updatePinned, { items: [{ area: 'tool', id: 'no-such' }] }, 'item.not_found'],
  [searchAdminApi.pinSave, { query: 'a', items: [{ area: 'tool', id: 'no-such' }] }, 'item.not_found'],
  [searchAdminApi.pinRemove, { id: NOBODYS, revision: 'a' }, 'pin.not_found'],
  [searchAdminApi.synonymSave, { id: NOBODYS, revision: 'a', words: ['bus', 'coach'] }, 'synonym.not_found'],
  [searchAdminApi.synonymRemove, { id: NOBODYS, revision: 'a' }, 'synonym.not_found'],
  ...DRAFT_AREAS.map((area): [Endpoint, object, ErrorCode] => [DRAFT_INFOS[area], { id: 'no-such' }, 'preview.not_found']),
];
const nowhere = NOWHERE.map(([endpoint, input, code]): ContractCase => ({
  name: `a caller of ${nameOf(endpoint)} who names what is not there (${JSON.stringify(input)}) gets ${code}`,
  run: async (world) => {
    await assertFails(world, endpoint, input, code, { as: allowed(endpoint) });
    await assertFails(world, endpoint, input, code, { as: allowed(endpoint), locale: 'zh-CN' });
  },
}));

const WRONG_IDS = ['', 'Upper', 'with space', '../etc', 'ümlaut', 'a'.repeat(81), "x';--", '<b>'];
const WRONG_PAGES = [
  { page: 0 },
  { page: -1 },
  { page: 1.5 },
  { page: '1' },
  { page: 10_001 },
  { pageSize: 0 },
  { pageSize: 101 },
  { page: 1e21 },
];
/** Text longer than the contract accepts for a search. */
const TOO_LONG = 'x'.repeat(20_001);
/** Invalid filters for the list of any area. */
const WRONG_FILTERS = [{ favourite: 'yes' }, { department: 'x'.repeat(81) }, { classificationId: 'nul\0' }, { sort: 'best' }];
const wrongInArea = (area: Area): [Endpoint, unknown[]][] => {
  const { info, updateViews, updateShareCount, list, search, suggest } = COMMON_APIS[area];
  return [
    [info, [{}, ...WRONG_IDS.map((id) => ({ id }))]],
    [updateViews, [undefined, null, [], { id: 7 }, { id: ['a'] }, ...WRONG_IDS.map((id) => ({ id }))]],
    [updateShareCount, [undefined, { id: null }, ...WRONG_IDS.map((id) => ({ id }))]],
    [list, [...WRONG_PAGES, ...WRONG_FILTERS]],
    [
      search,
      [{}, ...[...WRONG_PAGES, ...WRONG_FILTERS].map((wrong) => ({ query: 'a', ...wrong })), { query: 7 }, { query: TOO_LONG }],
    ],
    [suggest, [{}, { query: null }, { query: TOO_LONG }]],
  ];
};
const WRONG_AUDIT_FILTERS = [
  { person: 'me' },
  { action: 'item' },
  { area: 'nowhere' },
  { id: 'No id!' },
  { from: 'yesterday' },
  { to: '2026-02-30T00:00:00Z' },
];
const WRONG: [Endpoint, unknown[]][] = [
  ...AREAS.flatMap(wrongInArea),
  [serviceApi.list, [{ handling: 'by-magic' }]],
  [personnelApi.list, [{ kind: 'rumour' }]],
  [
    searchApi.search,
    [
      {},
      { query: 7 },
      { query: TOO_LONG },
      ...[
        ...WRONG_PAGES,
        { sort: 'popular' },
        { area: 'nowhere' },
        { exact: 'yes' },
        { from: 'yesterday' },
        { to: '2026-02-30' },
        { classificationId: 'nul\0' },
      ].map((wrong) => ({ query: 'a', ...wrong })),
    ],
  ],
  [searchApi.suggest, [{}, { query: null }, { query: TOO_LONG }]],
  [
    searchApi.rate,
    [
      {},
      { query: 'a', hits: [] },
      { query: 'a', useful: 'yes', hits: [] },
      { query: 'a', useful: true, hits: [{ area: 'nowhere', id: 'a' }] },
      { query: 'a', useful: true, hits: Array(41).fill({ area: 'tool', id: 'a' }) },
    ],
  ],
  ...[searchAdminApi.emptyList, searchAdminApi.ratingList].map((endpoint): [Endpoint, unknown[]] => [
    endpoint,
    [{ days: 14 }, { days: '7' }, { page: 0 }, { pageSize: 51 }],
  ]),
  ...[searchAdminApi.pinList, searchAdminApi.synonymList].map((endpoint): [Endpoint, unknown[]] => [
    endpoint,
    [...WRONG_PAGES, { text: TOO_LONG }],
  ]),
  [
    searchAdminApi.pinSave,
    [
      {},
      { query: 'a', items: [] },
      { query: 'x'.repeat(201), items: [{ area: 'tool', id: 'a' }] },
      { query: 'a', items: Array(6).fill({ area: 'tool', id: 'a' }) },
      { id: 'mine', query: 'a', items: [{ area: 'tool', id: 'a' }] },
    ],
  ],
  [searchAdminApi.synonymSave, [{}, { words: ['alone'] }, { words: Array(21).fill('a') }, { words: ['nul\0', 'a'] }]],
  ...[searchAdminApi.pinRemove, searchAdminApi.synonymRemove].map((endpoint): [Endpoint, unknown[]] => [
    endpoint,
    [{}, { id: NOBODYS }, { id: 'mine', revision: 'a' }],
  ]),
  [searchAdminApi.keywordList, [{}, { scope: 'tool', locale: 'en-US' }, { scope: 'all', locale: 'fr-FR' }]],
  [
    searchAdminApi.keywordSave,
    [
      { scope: 'all', locale: 'en-US', words: [] },
      { scope: 'all', locale: 'en-US', words: Array(11).fill('a'), revision: 'a' },
      { scope: 'all', locale: 'en-US', words: ['x'.repeat(41)], revision: 'a' },
    ],
  ],
  [searchAdminApi.banSave, [{}, { words: ['a'] }, { words: Array(501).fill('a'), revision: 'a' }]],
  [noticeApi.list, [{ priority: 'high' }, { from: 'yesterday' }, { to: '2026-02-30' }, { unread: 'yes' }, { pinned: 1 }]],
  [
    favouriteApi.update,
    [
      { area: 'service', id: 'a' },
      { area: 'nowhere', id: 'a', favourite: true },
      { area: 'service', id: 'a', favourite: 1 },
    ],
  ],
  [
    feedbackApi.create,
    [
      { area: 'service', id: 'a' },
      { area: 'service', id: 'a', useful: true, comment: 'x'.repeat(2001) },
      { area: 'service', id: 'a', useful: true, comment: 'nul\0' },
      { area: 'service', id: 'a', useful: 'yes' },
    ],
  ],
  [previewApi.list, [{}, { area: 'nowhere' }]],
  [homeApi.home, [{ parts: [] }, { parts: ['weather'] }]],
  [homeApi.updatePinned, [{}, { items: [{ area: 'nowhere', id: 'a' }] }, { items: Array(13).fill({ area: 'tool', id: 'a' }) }]],
  ...Object.values(DRAFT_INFOS).map((endpoint): [Endpoint, unknown[]] => [
    endpoint,
    [{}, { id: 'Upper' }, { id: 'a', token: 'x'.repeat(201) }],
  ]),
  [
    contentManageApi.list,
    [
      ...WRONG_PAGES,
      { area: 'nowhere' },
      { state: 'lost' },
      { draft: 'yours' },
      { sort: 'best' },
      { query: 'nul\0' },
      { expiresWithin: 0 },
    ],
  ],
  [contentManageApi.scope, [{ area: 'service' }]],
  [contentManageApi.form, [{}, { area: 'nowhere' }]],
  [contentManageApi.render, [{}, { document: {}, locale: 'en-US' }]],
  [draftManageApi.info, [{}, { area: 'service', id: 'Upper' }]],
  [draftManageApi.save, [{}, { document: {}, version: null, baseRevision: 0 }]],
  [draftManageApi.discard, [{}, { area: 'service', id: 'a', version: 0 }]],
  [draftManageApi.publish, [{}, { area: 'service', id: 'a', version: 1 }]],
  [draftManageApi.submit, [{}, { area: 'service', id: 'a', version: 1, note: 'nul\0' }]],
  [draftManageApi.giveBack, [{}, { area: 'service', id: 'a', version: 1, note: ' ' }]],
  [
    draftManageApi.approve,
    [{}, { area: 'service', id: 'a', version: 1 }, { area: 'service', id: 'a', version: 1, fileChanges: -1 }],
  ],
  [reviewApi.list, [{}, { list: 'all' }, { list: 'mine', page: 0 }]],
  [reviewApi.saveSettings, [{}, { version: 0, areas: [{ area: 'service', mode: 'always', departments: [] }] }]],
  [draftManageApi.schedule, [{}, { area: 'service', id: 'a', version: 1, publishAt: 'tomorrow', change: null }]],
  [scheduledApi.cancel, [{}, { area: 'service', id: 'a', version: 0 }]],
  [scheduledApi.move, [{}, { area: 'service', id: 'a', version: 1, publishAt: '2026-13-01' }]],
  ...[itemManageApi.archive, itemManageApi.restore, itemManageApi.undo].map((endpoint): [Endpoint, unknown[]] => [
    endpoint,
    [{}, { area: 'service', id: 'a', revision: 0 }],
  ]),
  [revisionApi.list, WRONG_PAGES.map((wrong) => ({ area: 'service', id: 'a', ...wrong }))],
  [revisionApi.info, [{}, { area: 'service', id: 'a', revision: '0' }, { area: 'service', id: 'a', revision: 'x' }]],
  [revisionApi.restore, [{}, { area: 'service', id: 'a', revision: 1 }]],
  [
    fileManageApi.upload,
    [{}, { area: 'service', id: 'a', kind: 'film', name: 'a.mp4' }, { area: 'service', id: 'a', kind: 'picture', name: '' }],
  ],
  [fileManageApi.list, [{}, { area: 'service', id: 'Upper' }]],
  [fileManageApi.rename, [{}, { area: 'service', id: 'a', file: 'mine', name: 'a.txt' }]],
  [fileManageApi.remove, [{}, { area: 'service', id: 'a', file: 'mine' }]],
  [previewApi.createLink, [{}, { area: 'service' }, { area: 'service', id: '-'.repeat(81) }]],
  [previewApi.revokeLinks, [{}, { area: 'service' }, { area: 'service', id: 'a', token: '' }]],
  [previewApi.open, [{}, { area: 'service' }, { area: 'service', id: 'a', token: '' }]],
  [
    previewApi.createLink,
    [
      {},
      { area: 'service' },
      { area: 'service', id: '-'.repeat(81), label: 'Legal' },
      ...[{}, { label: ' ' }, { label: 'x'.repeat(81) }, { label: 'Legal', days: 0 }, { label: 'Legal', days: 31 }].map(
        (wrong) => ({ area: 'service', id: 'a', ...wrong }),
      ),
    ],
  ],
  [previewApi.listLinks, [{}, { area: 'nowhere', id: 'a' }]],
  [remarkApi.list, [{}, { area: 'service', id: 'a', token: 'x'.repeat(201) }]],
  [
    remarkApi.create,
    [
      { text: '' },
      { text: 'x'.repeat(2001) },
      { text: 'nul\0' },
      { locale: 'fr-FR' },
      { block: { index: -1, quote: '' } },
      { block: { index: 0, quote: 'x'.repeat(161) } },
    ].map((wrong) => ({ area: 'service', id: 'a', locale: 'en-US', block: null, text: 'Hm.', ...wrong })),
  ],
  [remarkApi.reply, [{}, { area: 'service', id: 'a', remarkId: 'mine', text: 'Hm.' }]],
  [remarkApi.remove, [{}, { area: 'service', id: 'a', remarkId: 'mine' }]],
  [remarkApi.resolve, [{}, { area: 'service', id: 'a', remarkId: NOBODYS, resolved: 'yes' }]],
  [remarkApi.looksRight, [{}, { area: 'service', id: 'a', version: 0, looksRight: true }]],
  [presenceApi.report, [{}, { area: 'service', id: 'a', mode: 'dozing' }]],
  [auditApi.list, [...WRONG_AUDIT_FILTERS, { before: 0 }, { pageSize: 101 }]],
  [auditApi.export, [{}, { format: 'xls' }, ...WRONG_AUDIT_FILTERS.map((wrong) => ({ format: 'csv', ...wrong }))]],
  [auditApi.personList, [{ query: 'x'.repeat(201) }, { query: 'nul\0' }]],
  [
    previewApi.revokeLinks,
    [{}, { area: 'service' }, { area: 'service', id: 'a', token: '' }, { area: 'service', id: 'a', linkId: 'mine' }],
  ],
  [sessionApi.ucToken, [undefined, {}, { ucToken: 7 }, { ucToken: '' }, { ucToken: 'x'.repeat(12_001) }]],
  [sessionApi.refresh, [undefined, {}, { refreshToken: null }, { refreshToken: '' }]],
  [sessionApi.end, [undefined, {}, { id: 'mine' }]],
];
const wrong = WRONG.map(([endpoint, inputs]): ContractCase => ({
  name: `a caller of ${nameOf(endpoint)} with wrong input is told what is wrong`,
  run: async (world) => {
    const as = endpoint.permission === 'public' ? null : allowed(endpoint);
    for (const input of inputs) {
      const details = await assertFails(world, endpoint, input, 'request.invalid', { as });
      assert.notDeepEqual(details, {}, `details name what is wrong in ${JSON.stringify(input)}`);
    }
  },
}));

export const guardCases: readonly ContractCase[] = [
  ...signedOut,
  ...otherMethods,
  ...unknownKeys,
  ...notForEveryone,
  ...nowhere,
  ...wrong,
];
