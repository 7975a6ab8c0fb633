import { randomUUID } from 'node:crypto';
import { draftManageApi } from '../../../../contract/manage/draft';
import { itemManageApi } from '../../../../contract/manage/lifecycle';
import { remarkApi } from '../../../../contract/remark';
import { putReviewSettings } from '../../../../server/modules/review/settings';
import { forDraftCalls } from '../../../contract/areas';
import { makeFile, makeItem, makeRevision, makePerson } from '../factories';
import type { TestPerson } from '../harness';
import { FACTS } from './callers';
import { ownDraft, byId, itemOf, nothing, refOf, asAdmin, dropDraftOf, NEXT_CENTURY, type Asked, type Inputs } from './asked';

/** Valid inputs of the calls of editors: drafts, their reviews and files, previews and remarks, published items and bulk actions. */
export const DRAFT_INPUTS = {
  'POST /api/preview/list': (asked) => ({ input: { area: itemOf(asked).area } }),
  ...forDraftCalls(byId),
  'POST /api/preview/open': (asked) => ({ input: refOf(asked) }),
  'POST /api/preview/link/create': (asked) => ({ input: { ...refOf(asked), label: 'Legal' } }),
  'POST /api/preview/link/list': (asked) => ({ input: refOf(asked) }),
  'POST /api/preview/link/revoke': (asked) => ({ input: refOf(asked) }),
  'POST /api/manage/content/list': (asked) => ({ input: { area: asked.area, pageSize: 100 } }),
  'POST /api/manage/content/scope': nothing,
  'POST /api/manage/content/owners': nothing,
  'POST /api/manage/bulk/apply': (asked) => ({
    input: {
      bulk: randomUUID(),
      action: { kind: 'checkBy', checkBy: '2999-12-31' },
      items: [{ ...refOf(asked), revision: 1, version: null }],
    },
  }),
  'POST /api/manage/bulk/undo': (asked) => ({ input: { bulk: randomUUID(), items: [refOf(asked)] } }),
  'POST /api/manage/content/form': ({ area }) => ({ input: { area } }),
  'POST /api/manage/content/render': async (asked) => {
    const { document } = await asAdmin(asked, refOf(asked));
    return { input: { document, locale: 'en-US' } };
  },
  'POST /api/manage/question/ask': async (asked) => {
    const { document } = await asAdmin(asked, refOf(asked));
    return { input: { document } };
  },
  'POST /api/manage/question/sunk': () => ({ input: {} }),
  'POST /api/preview/remark/list': (asked) => ({ input: refOf(asked) }),
  'POST /api/preview/remark/create': (asked) => ({ input: { ...refOf(asked), ...REMARK } }),
  'POST /api/preview/remark/reply': async (asked) => ({ input: { ...(await remarkOn(asked)), text: 'So it is.' } }),
  'POST /api/preview/remark/remove': async (asked) => ({ input: await remarkOn(asked, asked.person) }),
  'POST /api/preview/remark/resolve': async (asked) => ({ input: { ...(await remarkOn(asked)), resolved: true } }),
  'POST /api/preview/looksRight': (asked) => ({ input: { ...refOf(asked), version: 1, looksRight: true } }),
  'POST /api/manage/presence': (asked) => ({ input: { ...refOf(asked), mode: 'writing' } }),
  'GET /api/manage/draft/info': (asked) => ({ input: refOf(asked) }),
  'POST /api/manage/draft/save': async (asked) => {
    const { document, draft, revision } = await asAdmin(asked, refOf(asked));
    return { input: { document, version: draft?.version ?? null, baseRevision: draft?.baseRevision ?? revision } };
  },
  'POST /api/manage/draft/discard': async (asked) => ({ input: await draftVersion(asked) }),
  'POST /api/manage/draft/publish': async (asked) => ({ input: { ...(await draftVersion(asked)), change: null } }),
  'POST /api/manage/draft/submit': async (asked) => ({ input: { ...(await draftVersion(asked)), note: 'Please publish.' } }),
  'POST /api/manage/draft/approve': async (asked) => ({ input: { ...(await reviewedVersion(asked)), fileChanges: 0 } }),
  'POST /api/manage/draft/return': async (asked) => ({ input: { ...(await submittedVersion(asked)), note: 'Not yet.' } }),
  'POST /api/manage/draft/schedule': async (asked) => ({
    input: { ...(await draftVersion(asked)), publishAt: NEXT_CENTURY, change: null },
  }),
  'POST /api/manage/scheduled/cancel': async (asked) => ({ input: await scheduledVersion(asked) }),
  'POST /api/manage/scheduled/move': async (asked) => ({
    input: { ...(await scheduledVersion(asked)), publishAt: NEXT_CENTURY },
  }),
  'POST /api/manage/item/archive': async (asked) => ({ input: await publishedNow(asked) }),
  'POST /api/manage/item/restore': async (asked) => ({ input: await archivedNow(asked) }),
  'POST /api/manage/item/undo': async (asked) => ({ input: await archivedNow(asked) }),
  'POST /api/manage/revision/list': (asked) => ({ input: refOf(asked) }),
  'GET /api/manage/revision/info': (asked) => ({ input: { ...refOf(asked), revision: '1' } }),
  'POST /api/manage/revision/restore': async (asked) => ({ input: { ...(await publishedNow(asked)), version: null } }),
  'POST /api/manage/file/upload': (asked) => ({ input: { ...refOf(asked), kind: 'attachment', name: 'note.txt' } }),
  'POST /api/manage/file/list': (asked) => ({ input: refOf(asked) }),
  'POST /api/manage/file/rename': async (asked) => ({ input: { ...(await fileOf(asked)), name: 'renamed.pdf' } }),
  'POST /api/manage/file/remove': async (asked) => ({ input: await fileOf(asked) }),
  'POST /api/manage/review/list': () => ({ input: { list: 'waiting' } }),
  'GET /api/manage/review/info': async (asked) => {
    if (asked.subject !== 'draft') await dropDraftOf(asked);
    return { input: refOf(asked) };
  },
} satisfies Inputs;

/** Creates a new draft for each call, because the call deletes it; or returns the published item after deleting its draft. */
async function draftVersion(asked: Asked) {
  if (asked.subject !== 'draft') {
    await dropDraftOf(asked);
    return { ...refOf(asked), version: 1 };
  }
  return ownDraft(asked);
}

/** Returns the same as `draftVersion`, with the new draft submitted. */
async function submittedVersion(asked: Asked) {
  const draft = await draftVersion(asked);
  const { call, people } = asked.world.portal;
  if (asked.subject === 'draft') await call(draftManageApi.submit, { ...draft, note: null }, { as: people.admin });
  return draft;
}

/** Returns the same as `submittedVersion`, in an area whose drafts are reviewed. */
async function reviewedVersion(asked: Asked) {
  const areas = { [asked.area]: { mode: 'optional', departments: {} } };
  await putReviewSettings(asked.world.portal.db, { version: 0, areas });
  return submittedVersion(asked);
}

/** Creates a new scheduled revision for each call, or returns an item without one. */
async function scheduledVersion(asked: Asked) {
  const draft = await draftVersion(asked);
  const { call, people } = asked.world.portal;
  const input = { ...draft, publishAt: '2100-01-05T08:00:00.000Z', change: null };
  if (asked.subject === 'draft') await call(draftManageApi.schedule, input, { as: people.admin });
  return { ...draft, version: 1 };
}

/** Creates a new published item for each call, because the call changes it; or returns a draft. */
async function publishedNow(asked: Asked) {
  if (asked.subject === 'draft') return { ...refOf(asked), revision: 1 };
  const { db } = asked.world.portal;
  const audience = asked.subject === 'hidden' ? { departments: ['Legal'] } : {};
  const item = await makeItem(db, { area: asked.area, id: randomUUID(), audience, fields: FACTS[asked.area] });
  await makeRevision(db, item);
  return { area: item.area, id: item.id, revision: 1 };
}

async function archivedNow(asked: Asked) {
  const item = await publishedNow(asked);
  const { call, people } = asked.world.portal;
  if (asked.subject !== 'draft') await call(itemManageApi.archive, item, { as: people.admin });
  return item;
}

/** Creates a new file for each call, because the call removes it. Deletes the draft of a published item first. */
async function fileOf(asked: Asked) {
  if (asked.subject !== 'draft') await dropDraftOf(asked);
  const file = await makeFile(asked.world.portal.deps, itemOf(asked), { draft: asked.subject === 'draft' });
  return { ...refOf(asked), file };
}

const REMARK = { locale: 'en-US', block: null, text: 'Is this right?' } as const;

/** Returns a remark of that person, if they may leave one, or of an administrator; any id if the item has no draft. */
async function remarkOn(asked: Asked, as?: TestPerson) {
  const { portal } = asked.world;
  const leave = async (person: TestPerson) => portal.call(remarkApi.create, { ...refOf(asked), ...REMARK }, { as: person });
  const answers = [await leave(await makePerson(portal.db, { roles: ['admin'] })), ...(as ? [await leave(as)] : [])];
  const left = answers.filter(({ status }) => status === 200).at(-1);
  return { ...refOf(asked), remarkId: left?.body.id ?? randomUUID() };
}
