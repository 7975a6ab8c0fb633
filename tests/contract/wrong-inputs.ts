import { AREAS, type Area } from '../../contract/core/areas';
import type { Endpoint } from '../../contract/core/endpoint';
import { favouriteApi } from '../../contract/favourite';
import { feedbackApi } from '../../contract/feedback';
import { homeApi } from '../../contract/home';
import { searchAdminApi } from '../../contract/search-admin';
import { noticeApi } from '../../contract/notice';
import { peopleApi } from '../../contract/manage/person';
import { transferApi } from '../../contract/manage/transfer';
import { personnelApi } from '../../contract/personnel';
import { auditApi } from '../../contract/manage/audit';
import { insightsApi } from '../../contract/manage/insights';
import { contentManageApi } from '../../contract/manage/content';
import { draftManageApi } from '../../contract/manage/draft';
import { itemManageApi, revisionApi, scheduledApi } from '../../contract/manage/lifecycle';
import { fileManageApi } from '../../contract/manage/file';
import { questionApi } from '../../contract/manage/question';
import { releaseApi } from '../../contract/manage/release';
import { reviewApi } from '../../contract/manage/review';
import { presenceApi } from '../../contract/manage/presence';
import { directoryManageApi } from '../../contract/manage/directory';
import { homeManageApi } from '../../contract/manage/home';
import { departmentApi } from '../../contract/manage/department';
import { structureApi } from '../../contract/manage/structure';
import { previewApi } from '../../contract/preview';
import { remarkApi } from '../../contract/remark';
import { searchApi } from '../../contract/search';
import { serviceApi } from '../../contract/service';
import { sessionApi } from '../../contract/session';
import { COMMON_APIS, DRAFT_INFOS } from './areas';
import { NOBODYS } from './missing-targets';
import { WRONG_ENTRIES } from './studio/wrong-entries';

const SLIDE = {
  ...{ id: null, hue: 'tool', item: null, link: '/tool', startsAt: null, endsAt: null, isOn: true, picture: null },
  texts: { 'en-US': { title: 'T', text: '', alt: '' } },
};

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
const WRONG_INSIGHTS = [{ days: '8' }, { area: 'nowhere' }];
const WRONG_AUDIT_FILTERS = [
  { person: 'me' },
  { action: 'item' },
  { area: 'nowhere' },
  { id: 'No id!' },
  { from: 'yesterday' },
  { to: '2026-02-30T00:00:00Z' },
];
/** Inputs of each call that are refused because they do not match the contract. */
export const WRONG_INPUTS: [Endpoint, unknown[]][] = [
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
        { timeZone: 'Mars/Olympus' },
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
  [
    noticeApi.list,
    [{ priority: 'high' }, { from: 'yesterday' }, { to: '2026-02-30' }, { timeZone: 'local' }, { unread: 'yes' }, { pinned: 1 }],
  ],
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
  [questionApi.ask, [{}, { document: {} }]],
  [questionApi.sunk, WRONG_PAGES],
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
  [structureApi.info, [{}, { area: 'nowhere' }]],
  [
    departmentApi.save,
    [
      {},
      ...[
        { kind: 'paint', id: 'a' },
        { kind: 'create' },
        { kind: 'rename', id: 'a', names: { 'fr-FR': 'A' } },
        { kind: 'rename', id: 'a', names: { 'en-US': 'x'.repeat(121) } },
        { kind: 'merge', id: 'a' },
        { kind: 'addAlias', id: 'a', alias: '' },
        { kind: 'removeAlias', id: 'a', alias: 'x'.repeat(201) },
        { kind: 'remove' },
      ].map((change) => ({ version: 'a', change })),
    ],
  ],
  [
    structureApi.save,
    [
      {},
      ...[
        { kind: 'paint', id: 'a' },
        { kind: 'create', parent: null },
        { kind: 'rename', id: 'a', names: { 'fr-FR': 'A' } },
        { kind: 'rename', id: 'a', names: { 'en-US': 'x'.repeat(121) } },
        { kind: 'glyph', id: 'a', glyph: 'unicorn' },
        { kind: 'place', id: 'a', parent: null, index: -1 },
        { kind: 'merge', id: 'a' },
      ].map((change) => ({ area: 'service', version: 'a', change })),
    ],
  ],
  [directoryManageApi.list, [{ kind: 'robot' }, { query: 'x'.repeat(201) }, { page: 0 }, { pageSize: 101 }]],
  [directoryManageApi.upload, [{}, { name: '' }, { name: 'x'.repeat(1001) }]],
  [directoryManageApi.remove, [{}, { id: 'a' }, { id: 'Upper', version: 'a' }, { id: 'a', version: '' }]],
  [directoryManageApi.save, WRONG_ENTRIES],
  [homeManageApi.info, [{ area: 'service' }]],
  [homeManageApi.upload, [{}, { name: '' }, { name: 'x'.repeat(1001) }]],
  [
    homeManageApi.save,
    [
      {},
      { version: 'a' },
      { version: 'a', slides: Array(21).fill(SLIDE) },
      ...[
        { id: 'Upper' },
        { hue: 'pink' },
        { item: { area: 'service' } },
        { link: 'x'.repeat(501) },
        { startsAt: 'tomorrow' },
        { isOn: 'yes' },
        { picture: 'mine' },
        { texts: { 'fr-FR': { title: 'T', text: '', alt: '' } } },
        { texts: { 'en-US': { title: ' ', text: '', alt: '' } } },
        { texts: { 'en-US': { title: 'x'.repeat(81), text: '', alt: '' } } },
      ].map((wrong) => ({ version: 'a', slides: [{ ...SLIDE, ...wrong }] })),
    ],
  ],
  [reviewApi.saveSettings, [{}, { version: 0, areas: [{ area: 'service', mode: 'always', departments: [] }] }]],
  [draftManageApi.schedule, [{}, { area: 'service', id: 'a', version: 1, publishAt: 'tomorrow', change: null }]],
  [scheduledApi.cancel, [{}, { area: 'service', id: 'a', version: 0 }]],
  [scheduledApi.move, [{}, { area: 'service', id: 'a', version: 1, publishAt: '2026-13-01' }]],
  ...[itemManageApi.archive, itemManageApi.restore, itemManageApi.undo].map((endpoint): [Endpoint, unknown[]] => [
    endpoint,
    [{}, { area: 'service', id: 'a', revision: 0 }],
  ]),
  [releaseApi.list, [{ list: 'all' }, { page: 0 }]],
  [releaseApi.info, [{}, { release: 'mine' }]],
  [releaseApi.create, [{}, { name: ' ' }, { name: 'x'.repeat(121) }]],
  [
    releaseApi.add,
    [{}, { release: NOBODYS, area: 'service', id: 'a' }, { release: NOBODYS, area: 'service', id: 'a', version: 0 }],
  ],
  [releaseApi.remove, [{}, { release: NOBODYS, area: 'service', id: 'Upper' }]],
  [releaseApi.schedule, [{}, { release: NOBODYS, version: 1, publishAt: 'tomorrow' }]],
  ...[releaseApi.publish, releaseApi.cancel, releaseApi.undo].map((endpoint): [Endpoint, unknown[]] => [
    endpoint,
    [{}, { release: NOBODYS, version: 0 }],
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
  [insightsApi.overview, WRONG_INSIGHTS],
  [insightsApi.itemList, [...WRONG_INSIGHTS, ...WRONG_PAGES, { sort: 'newest' }]],
  [insightsApi.commentList, [...WRONG_INSIGHTS, ...WRONG_PAGES, { id: 'No id!' }]],
  [insightsApi.item, [{}, { area: 'service' }, { area: 'service', id: 'a', days: '8' }]],
  [insightsApi.missingList, [{}, { area: 'notice', id: 'No id!' }, { area: 'notice', id: 'a', page: 0 }]],
  [insightsApi.export, [...WRONG_INSIGHTS, { id: 'No id!' }]],
  [peopleApi.list, [{ query: 'x'.repeat(201) }, { query: 'nul\0' }, { role: 'guest' }, { page: 0 }]],
  [
    transferApi.entries,
    [{}, { id: 'mine' }, { id: NOBODYS, kind: 'lost' }, { id: NOBODYS, query: 'nul\0' }, { id: NOBODYS, page: 0 }],
  ],
  [transferApi.upload, [{}, { name: '' }, { name: 'x'.repeat(1001) }]],
  [transferApi.import, [{}, { id: 'mine' }, { id: NOBODYS, overwrite: 'yes' }]],
  [transferApi.export, [{ areas: ['canteen'] }, { areas: 'notice' }, { drafts: 'yes' }]],
  [transferApi.download, [{}, { id: 'mine' }]],
  [transferApi.discard, [{}, { id: 'mine' }]],
  [peopleApi.info, [{}, { id: 'mine' }]],
  [peopleApi.endSession, [{}, { person: NOBODYS }, { person: NOBODYS, id: 'mine' }]],
  [peopleApi.endSessions, [{}, { person: 'mine' }]],
  [peopleApi.endFeed, [{}, { person: NOBODYS }, { person: 'mine', id: NOBODYS }]],
  [
    previewApi.revokeLinks,
    [{}, { area: 'service' }, { area: 'service', id: 'a', token: '' }, { area: 'service', id: 'a', linkId: 'mine' }],
  ],
  [sessionApi.ucToken, [undefined, {}, { ucToken: 7 }, { ucToken: '' }, { ucToken: 'x'.repeat(12_001) }]],
  [sessionApi.refresh, [undefined, {}, { refreshToken: null }, { refreshToken: '' }]],
  [sessionApi.end, [undefined, {}, { id: 'mine' }]],
];
