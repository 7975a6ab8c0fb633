import { createHash } from 'node:crypto';
import type { AnswerOf, ParsedInputOf } from '../../../contract/core/endpoint';
import { LOCALES, type Locale } from '../../../contract/core/locale';
import type { Viewer } from '../../../contract/core/permissions';
import { MAX_UNLISTED, type departmentApi } from '../../../contract/manage/department';
import { changeDepartments, type DepartmentChange, type DepartmentEntry } from '../../../contract/manage/department-change';
import { isUsedByContent, tallyUses, type UseCounts } from '../../../contract/manage/department-uses';
import type { Db } from '../../db/connect';
import { isStorable } from '../../db/storable';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { insertAuditEvent } from '../audit/repository';
import { markDepartmentsOfPortal } from '../item/publish/department-origin';
import { inContentTransaction } from '../item/publish/save';
import { newDepartmentId } from '../item/publish/taxonomy';
import { listDepartments, type StoredDepartment } from '../item/publish/taxonomy-repository';
import { nameIn } from '../item/read/names';
import { listMentions } from './mentions';
import { storeDepartments } from './store-departments';

type Api = typeof departmentApi;

/** Returns all departments by their names in a language, with what uses them. */
export async function readDepartments(db: Db, locale: Locale): Promise<AnswerOf<Api['info']>> {
  const stored = await listDepartments(db);
  const { uses, unlisted } = tallyUses(stored, await listMentions(db));
  const { compare } = new Intl.Collator(locale);
  return {
    version: versionOf(stored),
    departments: stored
      .map(({ id, names, aliases }) => ({ id, names, aliases, uses: usesOf(uses, id) }))
      .sort((a, b) => compare(nameIn(a.names, locale), nameIn(b.names, locale))),
    unlisted: unlisted.slice(0, MAX_UNLISTED),
  };
}

/** Changes the departments. Throws `department.conflict` if the version is outdated, or the problem of the change. */
export async function saveDepartments(
  deps: Deps,
  { version, change }: ParsedInputOf<Api['save']>,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<AnswerOf<Api['save']>> {
  if (!isStorable(change)) throw new AppError('department.invalid', { change: 'contains an invalid character' });
  return inContentTransaction(deps, async (trx) => {
    const before = await listDepartments(trx);
    if (versionOf(before) !== version) throw new AppError('department.conflict');
    const { uses } = tallyUses(before, await listMentions(trx));
    const changed = changeDepartments<DepartmentEntry>(before, {
      change,
      create: (names) => ({ id: newDepartmentId(before, names), names, aliases: [] }),
      isUsed: (id) => isUsedByContent(usesOf(uses, id)),
    });
    if (changed.problem) throw new AppError(changed.problem, changed.reason ? { change: changed.reason } : undefined);
    const after = changed.departments;
    await storeDepartments(trx, { before, after, merged: mergedBy(change) });
    await markDepartmentsOfPortal(trx);
    const states = statesOf({ before, after, uses }, change);
    await insertAuditEvent(trx, { action: 'department.change', person: viewer.id, item: null, ...states }, deps.now());
    return readDepartments(trx, locale);
  });
}

const usesOf = (uses: ReadonlyMap<string, UseCounts>, id: string): UseCounts => {
  const own = uses.get(id);
  if (!own) throw new Error(`there is no department ${id}`);
  return own;
};

const mergedBy = (change: DepartmentChange): ReadonlyMap<string, string> =>
  new Map(change.kind === 'merge' ? [[change.id, change.into]] : []);

/** Returns the states that an audit event records: the department before and after, and for a merge also the counts of what moved. */
function statesOf(
  facts: { before: readonly DepartmentEntry[]; after: readonly DepartmentEntry[]; uses: ReadonlyMap<string, UseCounts> },
  change: DepartmentChange,
): { before?: object; after?: object } {
  const { before, after, uses } = facts;
  const state = (departments: readonly DepartmentEntry[], id: string) => {
    const found = departments.find((each) => each.id === id);
    return found && { name: LOCALES.flatMap((locale) => found.names[locale] ?? []).join(' / '), aliases: [...found.aliases] };
  };
  const created = after.find(({ id }) => before.every((each) => each.id !== id))?.id ?? '';
  const id = change.kind === 'create' ? created : change.id;
  const given = state(before, id);
  const outcome = state(after, change.kind === 'merge' ? change.into : id);
  const moved = change.kind === 'merge' ? usesOf(uses, id) : {};
  return { ...(given && { before: { ...given, ...moved } }), ...(outcome && { after: outcome }) };
}

/** Returns a version that differs after every change, including those by an import or a document. */
const versionOf = (stored: readonly StoredDepartment[]): string =>
  createHash('sha256')
    .update(JSON.stringify(stored.map(({ id, names, aliases }) => [id, LOCALES.map((locale) => names[locale] ?? null), aliases])))
    .digest('hex')
    .slice(0, 16);
