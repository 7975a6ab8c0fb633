import type { AuditAction } from '../../../contract/core/audit';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import type { Viewer } from '../../../contract/core/permissions';
import type { Remark, remarkApi } from '../../../contract/remark';
import type { Db } from '../../db/connect';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { mayEdit } from '../item/read/policy';
import type { DraftOwner } from './repository';
import * as repository from './remark-repository';
import type { DraftState, NewRemark, RemarkRow } from './remark-repository';
import { editableDraft, readableDraft, type DraftRef } from './service';

type Api = typeof remarkApi;

/** Maximum number of remarks and replies of a draft, which are always sent together. */
const MAX_REMARKS = 500;

export async function remarksOf(deps: Deps, ref: DraftRef, viewer: Viewer): Promise<AnswerOf<Api['list']>> {
  const { owner } = await readableDraft(deps, ref, viewer);
  const rows = await repository.listRemarks(deps.db, owner.draft);
  return {
    version: owner.version,
    savedAt: owner.updatedAt.toISOString(),
    remarks: threadsOf(rows, viewer),
    looksRight: await looksRightOf(deps.db, owner.draft, viewer),
    can: { resolve: mayEdit(viewer, owner) },
  };
}

/** Leaves a remark on a draft. Throws `preview.not_found`, or `remark.full` if the draft has too many. */
export async function createRemark(
  deps: Deps,
  { locale, block, text, ...ref }: ParsedInputOf<Api['create']>,
  viewer: Viewer,
): Promise<Remark> {
  const { owner } = await readableDraft(deps, ref, viewer);
  return onDraft(deps, owner, async (trx, state) => {
    const moment = deps.now();
    const id = await say(trx, state, { person: viewer.id, text, parent: null, locale, block }, moment);
    await audit(trx, 'remark.create', { ref, viewer, after: { remark: id, version: state.version } }, moment);
    return threadBy(trx, state, id, viewer);
  });
}

/** Replies to a remark. Throws `preview.not_found`, `remark.not_found`, or `remark.full` if the draft has too many. */
export async function replyTo(
  deps: Deps,
  { remarkId, text, ...ref }: ParsedInputOf<Api['reply']>,
  viewer: Viewer,
): Promise<Remark> {
  const { owner } = await readableDraft(deps, ref, viewer);
  return onDraft(deps, owner, async (trx, state) => {
    await threadBy(trx, state, remarkId, viewer);
    const moment = deps.now();
    const reply = await say(trx, state, { person: viewer.id, text, parent: remarkId, locale: null, block: null }, moment);
    await audit(trx, 'remark.reply', { ref, viewer, after: { remark: remarkId, reply, version: state.version } }, moment);
    return threadBy(trx, state, remarkId, viewer);
  });
}

/**
 * Removes a remark or a reply of the viewer. Throws `preview.not_found`, `remark.not_found` if they wrote no such remark, or
 * `remark.conflict` if others have replied to it.
 */
export async function removeOwnRemark(
  deps: Deps,
  { remarkId, ...ref }: ParsedInputOf<Api['remove']>,
  viewer: Viewer,
): Promise<void> {
  const { owner } = await readableDraft(deps, ref, viewer);
  await onDraft(deps, owner, async (trx, state) => {
    const rows = await repository.listRemarks(trx, state.draft);
    const own = rows.find(({ id, personId }) => id === remarkId && personId === viewer.id);
    if (!own) throw new AppError('remark.not_found');
    if (rows.some(({ parent, personId }) => parent === own.id && personId !== viewer.id)) throw new AppError('remark.conflict');
    await repository.deleteRemark(trx, own.id);
    await audit(trx, 'remark.remove', { ref, viewer, before: { remark: own.id, version: own.version } }, deps.now());
  });
}

/** Marks a remark as resolved, or opens it again. Throws `permission.denied`, `preview.not_found` or `remark.not_found`. */
export async function setResolved(
  deps: Deps,
  { remarkId, resolved, ...ref }: ParsedInputOf<Api['resolve']>,
  viewer: Viewer,
): Promise<Remark> {
  const owner = await editableDraft(deps, ref, viewer);
  return onDraft(deps, owner, async (trx, state) => {
    const before = await threadBy(trx, state, remarkId, viewer);
    if ((before.resolved !== null) === resolved) return before;
    const moment = deps.now();
    await repository.updateResolved(trx, remarkId, resolved ? viewer.id : null, moment);
    const action = resolved ? 'remark.resolve' : 'remark.reopen';
    const states = { before: { remark: remarkId, version: before.version, resolved: !resolved }, after: { resolved } };
    await audit(trx, action, { ref, viewer, ...states }, moment);
    return threadBy(trx, state, remarkId, viewer);
  });
}

/**
 * Stores that the viewer says of a version of a draft that it looks right, or takes it back. Throws `preview.not_found`, or
 * `draft.conflict` if it is not the present version.
 */
export async function setLooksRight(
  deps: Deps,
  { version, looksRight, ...ref }: ParsedInputOf<Api['looksRight']>,
  viewer: Viewer,
): Promise<AnswerOf<Api['looksRight']>> {
  const { owner } = await readableDraft(deps, ref, viewer);
  return onDraft(deps, owner, async (trx, state) => {
    if (state.version !== version) throw new AppError('draft.conflict');
    const moment = deps.now();
    if (looksRight) await repository.insertLooksRight(trx, state, viewer.id, moment);
    else await repository.deleteLooksRight(trx, state, viewer.id);
    await audit(trx, 'draft.looks-right', { ref, viewer, after: { version, looksRight } }, moment);
    return { looksRight: await looksRightOf(trx, state.draft, viewer) };
  });
}

/** Runs work on what was said about a draft, one at a time. Throws `preview.not_found` if the draft has gone. */
function onDraft<T>({ db }: Deps, { item, draft }: DraftOwner, work: (trx: Db, state: DraftState) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const version = await repository.lockDraft(trx, draft);
    if (version === undefined) throw new AppError('preview.not_found');
    return work(trx, { item, draft, version });
  });
}

async function say(trx: Db, state: DraftState, remark: NewRemark, moment: Date): Promise<string> {
  const { length } = await repository.listRemarks(trx, state.draft);
  if (length >= MAX_REMARKS) throw new AppError('remark.full');
  return repository.insertRemark(trx, state, remark, moment);
}

/** Returns a remark with its replies. Throws `remark.not_found`. */
async function threadBy(trx: Db, { draft }: DraftState, id: string, viewer: Viewer): Promise<Remark> {
  const thread = threadsOf(await repository.listRemarks(trx, draft), viewer).find((remark) => remark.id === id);
  if (!thread) throw new AppError('remark.not_found');
  return thread;
}

const threadsOf = (rows: readonly RemarkRow[], viewer: Viewer): Remark[] =>
  rows.flatMap((row): Remark[] => {
    const { id, version, locale, block, resolvedAt, resolverId, resolverName } = row;
    if (locale === null) return [];
    const replies = rows.filter(({ parent }) => parent === id).map((reply) => saidOf(reply, viewer));
    const by = resolverId === null || resolverName === null ? null : { id: resolverId, name: resolverName };
    const resolved = resolvedAt && { by, at: resolvedAt.toISOString() };
    return [{ ...saidOf(row, viewer), locale, version, block, replies, resolved }];
  });

const saidOf = ({ id, text, personId, personName, createdAt }: RemarkRow, viewer: Viewer) => ({
  ...{ id, text, person: { id: personId, name: personName } },
  createdAt: createdAt.toISOString(),
  mine: personId === viewer.id,
});

async function looksRightOf(db: Db, draft: string, viewer: Viewer): Promise<AnswerOf<Api['list']>['looksRight']> {
  const rows = await repository.listLooksRight(db, draft);
  return rows.map(({ personId, personName, version, at }) => ({
    person: { id: personId, name: personName },
    ...{ version, at: at.toISOString(), mine: personId === viewer.id },
  }));
}

interface RemarkChange {
  ref: DraftRef;
  viewer: Viewer;
  before?: object;
  after?: object;
}

const audit = (
  trx: Db,
  action: AuditAction,
  { ref: { area, id }, viewer, ...states }: RemarkChange,
  moment: Date,
): Promise<void> => insertAuditEvent(trx, { action, person: viewer.id, item: { area, id }, ...states }, moment);
