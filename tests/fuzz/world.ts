import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { LightMyRequestResponse } from 'fastify';
import type { Endpoint } from '../../contract/core/endpoint';
import { searchAdminApi } from '../../contract/search-admin';
import { noticeApi } from '../../contract/notice';
import { contentManageApi } from '../../contract/manage/content';
import { draftManageApi } from '../../contract/manage/draft';
import { itemManageApi, revisionApi, scheduledApi } from '../../contract/manage/lifecycle';
import { fileManageApi } from '../../contract/manage/file';
import { homeManageApi } from '../../contract/manage/home';
import { questionApi } from '../../contract/manage/question';
import { directoryManageApi } from '../../contract/manage/directory';
import { departmentApi } from '../../contract/manage/department';
import { structureApi } from '../../contract/manage/structure';
import { transferApi } from '../../contract/manage/transfer';
import { previewApi } from '../../contract/preview';
import { readConfig } from '../../server/config/config';
import { loadSampleContent } from '../../server/content-folder/sample/sample-content';
import { createSession } from '../../server/modules/session/service';
import { Browser } from '../api/support/browser';
import { demoTicket } from '../api/support/demo-sign-in';
import { makeDocument, makeDraft, makeFile, makeItem } from '../api/support/factories';
import { startTestApp, type TestApp } from '../api/support/harness';
import { makeCaller, type Caller } from '../api/support/roles/callers';
import { makeTransfer } from '../api/support/transfers';
import type { FuzzRequest } from './requests';
import type { Hints } from './schema-values';

/** Placeholders for values that exist only when the request is sent. */
const REFRESH_TOKEN = 'the-refresh-token';
const SESSION_ID = '5e551017-0000-4000-8000-000000000000';
const TICKET = 'the-ticket';
const TRANSFER_ID = '7a45fe00-0000-4000-8000-000000000000';
/** Content of files in requests, and the drawing that replaces it for slides. */
const NOTE = 'A note.';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="1"/>';
/** Number of requests after which a caller is replaced; below the search rate limit, so that few requests are refused by it. */
const CALLS_OF_ONE = 25;

interface CallerState {
  headers: Record<string, string>;
  sessionId: string;
  refreshToken: string;
  calls: number;
}

/** Portal with the sample content, drafts and files. Creates as many people as the requests need. */
export class FuzzWorld {
  readonly #callers = new Map<string, Promise<CallerState>>();

  private constructor(
    readonly portal: TestApp,
    private readonly hints: Hints,
    /** Values that are valid for one call only, by its path. */
    private readonly own: Record<string, Hints>,
  ) {}

  hintsOf({ path }: Endpoint): Hints {
    return { ...this.hints, ...this.own[path] };
  }

  static async open(): Promise<FuzzWorld> {
    const settings = { PORTICO_DATA: tmpdir(), LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:8000', ADDRESS_LIMITS: 'off' };
    const portal = await startTestApp({ config: readConfig(settings) });
    await loadSampleContent(portal.deps);
    const own = { ...(await fillSearchRules(portal)), ...(await fillDrafts(portal)), ...(await structureHints(portal)) };
    Object.assign(own, await homeHints(portal), transferHints());
    return new FuzzWorld(portal, await fill(portal), own);
  }

  /** Sends a request as a caller of its own for each endpoint (`stage`), so that calls to other endpoints do not affect it. */
  async send(request: FuzzRequest, stage: string): Promise<LightMyRequestResponse> {
    const key = `${stage} ${request.caller}`;
    const state = this.#callers.get(key) ?? this.#arrive(request.caller);
    this.#callers.set(key, state);
    const caller = await state;
    const ready = await this.#withRealValues(request, caller);
    const answer = await this.portal.app.inject({ ...ready, method: ready.method as 'GET', payload: ready.body });
    caller.calls += 1;
    const leaves = stage.includes('/api/user/') && answer.statusCode === 200;
    if (leaves || caller.calls >= CALLS_OF_ONE) this.#callers.delete(key);
    return answer;
  }

  async #arrive(caller: Caller): Promise<CallerState> {
    const { deps } = this.portal;
    const person = await makeCaller(this.portal, caller);
    const bind = randomBytes(32).toString('base64url');
    const { id } = person ?? this.portal.people.employee;
    const { token, refreshToken } = await createSession(deps, { personId: id, bind, userAgent: null, idToken: null });
    const sessions = deps.db.selectFrom('session').where('person', '=', id).orderBy('created_at', 'desc').select('id');
    const { id: sessionId } = await sessions.executeTakeFirstOrThrow();
    const own = { authorization: token, cookie: `uc_bind=${bind}` };
    return { headers: person ? own : {}, sessionId, refreshToken, calls: 0 };
  }

  async #withRealValues({ method, url, headers, body }: FuzzRequest, { headers: own, ...caller }: CallerState) {
    const browser = new Browser(this.portal.app);
    const ticket = body?.includes(TICKET) ? await demoTicket(browser) : TICKET;
    const login = browser.cookie('uc_login');
    const cookie = login && { cookie: `uc_login=${login.value}` };
    const transfer = await this.#transferFor(url, body);
    const content = url.startsWith(homeManageApi.upload.path) && body === NOTE ? DRAWING : body;
    const real = content
      ?.replaceAll(TRANSFER_ID, transfer)
      .replaceAll(REFRESH_TOKEN, caller.refreshToken)
      .replaceAll(SESSION_ID, caller.sessionId)
      .replaceAll(TICKET, ticket);
    return {
      method,
      url: url.replaceAll(TRANSFER_ID, transfer),
      body: real,
      headers: { origin: this.portal.deps.config.publicUrl, ...own, ...cookie, ...headers },
    };
  }

  /** Creates a transfer if the request names one, because each transfer replaces the previous one. Returns its id. */
  async #transferFor(url: string, body?: string): Promise<string> {
    if (!url.includes(TRANSFER_ID) && !body?.includes(TRANSFER_ID)) return TRANSFER_ID;
    return makeTransfer(this.portal, url.startsWith(transferApi.download.path) ? 'exported' : 'checked');
  }
}

async function fill({ db, deps, call, people }: TestApp): Promise<Hints> {
  const text = { title: 'Draft', summary: '', markdown: '# Not yet', keywords: [], fields: {} };
  const draft = await makeDraft(deps, { id: 'a-draft', texts: { 'en-US': text } });
  const draftFile = await makeFile(deps, draft, { draft: true });
  const hidden = await makeItem(db, { id: 'for-lagos-only', audience: { locations: ['Lagos'] } });
  const { body: link } = await call(
    previewApi.createLink,
    { area: 'service', id: draft.id, label: 'Legal' },
    { as: people.admin },
  );
  const idsIn = async (table: 'classification' | 'department' | 'attachment') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  const feed = await call(noticeApi.feedCreate, { filter: {} }, { as: people.admin });
  const items = await db.selectFrom('item').select('id').orderBy('id').execute();
  const files = [...(await idsIn('attachment')), draftFile];
  return {
    id: [...items.map(({ id }) => id), draft.id, draft.id, hidden.id],
    'id:uuid': [...files, SESSION_ID, SESSION_ID, SESSION_ID],
    area: ['service'],
    query: ['leave', 'expense claim', '报销', '假期', 'VPN the', 'pa', '"', 'annual leave or what'],
    classificationId: await idsIn('classification'),
    department: await idsIn('department'),
    page: [1, 2, 10_000],
    token: [link.token, feed.body.url.slice(feed.body.url.lastIndexOf('/') + 1)],
    preview: [link.token],
    refreshToken: [REFRESH_TOKEN],
    ucToken: [TICKET],
    backUrl: ['/service', '//evil.example', '/login'],
    moved: ['1'],
  };
}

/**
 * Creates search rules and returns their values as hints; the entries to save and to remove differ, so that they do not
 * interfere.
 */
async function fillSearchRules({ call, people }: TestApp): Promise<Record<string, Hints>> {
  const as = people.admin;
  const place = { scope: 'all', locale: 'en-US' } as const;
  const items = [{ area: 'service' as const, id: 'annual-leave' }];
  const words = [['travel'], ['bus', 'coach'], ['salary', '薪资']];
  const pinOf = async (query: string) => namedBy((await call(searchAdminApi.pinSave, { query, items }, { as })).body);
  const groupOf = async (word: string) =>
    namedBy((await call(searchAdminApi.synonymSave, { words: [word, 'elevator'] }, { as })).body);
  const { body: keywords } = await call(searchAdminApi.keywordList, place, { as });
  const { body: bans } = await call(searchAdminApi.banList, undefined, { as });
  return {
    [searchAdminApi.pinSave.path]: { ...(await pinOf('time off')), id: ['annual-leave'] },
    [searchAdminApi.pinRemove.path]: await pinOf('days off'),
    [searchAdminApi.synonymSave.path]: { ...(await groupOf('lift')), words: words.slice(1) },
    [searchAdminApi.synonymRemove.path]: await groupOf('hoist'),
    [searchAdminApi.keywordSave.path]: { revision: [keywords.revision], words },
    [searchAdminApi.banSave.path]: { revision: [bans.revision], words },
  };
}

/** Returns hints for entries of the directory, departments, and the categories of an area that no other call changes. */
async function structureHints({ call, people }: TestApp): Promise<Record<string, Hints>> {
  const { body } = await call(structureApi.info, { area: 'personnel' }, { as: people.admin });
  const id = body.classifications.map((each) => each.id);
  const { body: departments } = await call(departmentApi.info, {}, { as: people.admin });
  const own = departments.departments.map((each) => each.id);
  return {
    [directoryManageApi.save.path]: { id: [null, 'fuzz-entry'], version: [null], department: [null], picture: [null] },
    [departmentApi.save.path]: { version: [departments.version], id: own, into: own },
    [structureApi.save.path]: { area: ['personnel'], version: [body.version], id, into: id, parent: id },
  };
}

/** Returns hints with slides that can be saved, and their version. */
async function homeHints({ call, people }: TestApp): Promise<Record<string, Hints>> {
  const { body } = await call(homeManageApi.info, {}, { as: people.admin });
  const slides = [[], body.slides.map((slide) => ({ ...slide, id: null, item: null, picture: null, link: '/service' }))];
  return {
    [homeManageApi.save.path]: { version: [body.version], slides },
    [homeManageApi.upload.path]: { name: ['a.svg'] },
  };
}

const transferHints = (): Record<string, Hints> =>
  Object.fromEntries(
    [transferApi.entries, transferApi.import, transferApi.download, transferApi.discard].map(({ path }) => [
      path,
      { 'id:uuid': [TRANSFER_ID] },
    ]),
  );

/** Creates drafts, scheduled revisions and published items for the calls of editors, and returns their values as hints. */
async function fillDrafts({ deps, call, people }: TestApp): Promise<Record<string, Hints>> {
  const text = { title: 'Draft', summary: '', markdown: 'Not yet.', keywords: [], fields: {} };
  const texts = { 'en-US': text };
  const own = async (id: string) => ({ id: [(await makeDraft(deps, { id, texts })).id], version: [1] });
  const times = { publishAt: ['2126-01-05T08:00:00.000Z', '2126-01-05T08:00:00+08:00'] };
  const as = people.admin;
  const ref = (id: string) => ({ area: 'service' as const, id, version: 1 });
  const scheduled = async (id: string) => {
    const hints = await own(id);
    await call(draftManageApi.schedule, { ...ref(id), publishAt: '2126-01-05T08:00:00.000Z', change: null }, { as });
    return hints;
  };
  const published = async (id: string) => {
    await own(id);
    await call(draftManageApi.publish, { ...ref(id), change: null }, { as });
    return { id: [id], revision: [1] };
  };
  const withFile = async (id: string) => {
    const item = await makeDraft(deps, { id, texts });
    return { id: [id], 'file:uuid': [await makeFile(deps, item, { draft: true })] };
  };
  const documents = ['fuzz-save', 'fuzz-new'].map((id) => makeDocument({ id, texts }));
  return {
    [draftManageApi.save.path]: { ...(await own('fuzz-save')), document: documents, department: [null], baseRevision: [0] },
    [contentManageApi.render.path]: { document: documents, department: [null] },
    [questionApi.ask.path]: { document: documents, department: [null] },
    [draftManageApi.discard.path]: await own('fuzz-discard'),
    [draftManageApi.publish.path]: await own('fuzz-publish'),
    [draftManageApi.submit.path]: await own('fuzz-submit'),
    [draftManageApi.giveBack.path]: await own('fuzz-return'),
    [draftManageApi.schedule.path]: { ...(await own('fuzz-schedule')), ...times },
    [scheduledApi.move.path]: { ...(await scheduled('fuzz-move')), ...times },
    [scheduledApi.cancel.path]: await scheduled('fuzz-cancel'),
    [itemManageApi.archive.path]: await published('fuzz-archive'),
    [itemManageApi.restore.path]: await published('fuzz-restore'),
    [itemManageApi.undo.path]: await published('fuzz-undo'),
    [revisionApi.list.path]: await published('fuzz-list'),
    [revisionApi.info.path]: { ...(await published('fuzz-info')), revision: ['1', '2'] },
    [revisionApi.restore.path]: { ...(await published('fuzz-restore-revision')), version: [null, 1] },
    [fileManageApi.upload.path]: { id: [(await makeDraft(deps, { id: 'fuzz-upload', texts })).id], name: ['note.txt', 'a.csv'] },
    [fileManageApi.rename.path]: { ...(await withFile('fuzz-rename')), name: ['form.pdf', 'Renamed.pdf'] },
    [fileManageApi.remove.path]: await withFile('fuzz-remove'),
  };
}

const namedBy = ({ id, revision }: { id: string; revision: string }): Hints => ({ 'id:uuid': [id], revision: [revision] });
