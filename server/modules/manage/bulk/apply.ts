import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf, ParsedInputOf } from '../../../../contract/core/endpoint';
import type { Locale } from '../../../../contract/core/locale';
import type { Viewer } from '../../../../contract/core/permissions';
import type { ItemDocument } from '../../../../contract/document';
import type { BulkAction, BulkResult, bulkManageApi } from '../../../../contract/manage/bulk';
import type { Db } from '../../../db/connect';
import type { Deps } from '../../../http/deps';
import { AppError } from '../../../http/errors';
import { inContentTransaction } from '../../item/publish/save';
import { unknownPeople } from '../../person/directory-repository';
import { editableItem } from '../access';
import { archiveIn, restoreIn } from '../archive';
import { classificationPaths } from '../area-form';
import { publishDraftIn } from '../drafts';
import { changeCheckBy, changeDocument } from './change-document';
import { findBulkChange, insertBulkChange } from './repository';
import { careStateAfter, careStateOf, resultOf, type Step } from './step';

type Input = ParsedInputOf<(typeof bulkManageApi)['apply']>;
type Answer = AnswerOf<(typeof bulkManageApi)['apply']>;

/**
 * Does something with several items, each in a transaction of its own, and returns the result of each. Throws `person.not_found`
 * or `classification.not_found` before the first item.
 */
export async function applyBulk(
  deps: Deps,
  { bulk, action, items }: Input,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
): Promise<Answer> {
  await requireTarget(deps.db, action);
  const results: BulkResult[] = [];
  for (const given of items)
    results.push(await resultOf(given, locale, () => applyToItem(deps, { bulk, action, given }, viewer)));
  return { results };
}

/** Throws unless the owner or classification exists that the items are to get. */
async function requireTarget(db: Db, action: BulkAction): Promise<void> {
  if (action.kind === 'owner' && action.owner !== null && (await unknownPeople(db, [action.owner])).size)
    throw new AppError('person.not_found');
  if (action.kind !== 'classification') return;
  const paths = await classificationPaths(db, action.area);
  if (!paths.some((path) => isDeepStrictEqual(path, action.path))) throw new AppError('classification.not_found');
}

async function applyToItem(
  deps: Deps,
  { bulk, action, given }: Pick<Input, 'bulk' | 'action'> & Pick<Step, 'given'>,
  viewer: Viewer,
): Promise<BulkResult['outcome']> {
  return inContentTransaction(deps, async (trx, changes) => {
    const { area, id } = given;
    const item = await editableItem(trx, { area, id }, viewer, 'item.not_found');
    const repeated = await findBulkChange(trx, bulk, item.key);
    if (repeated?.person === viewer.id) return 'done';
    if (repeated || item.revision !== given.revision) throw new AppError('item.conflict');
    const moment = deps.now();
    const before = await careStateOf(trx, item);
    if (!(await run({ trx, changes, given, item, viewer, moment }, action))) return 'unchanged';
    const after = await careStateAfter(trx, item.key);
    const states = { before: JSON.stringify(before), after: JSON.stringify(after) };
    await insertBulkChange(trx, { bulk, item: item.key, person: viewer.id, at: moment, action: action.kind, ...states });
    return 'done';
  });
}

/** Does the action with one item. Returns false if it was that way before. */
async function run(step: Step, action: BulkAction): Promise<boolean> {
  const { trx, changes, given, item, moment } = step;
  const { version, ...live } = given;
  switch (action.kind) {
    case 'archive':
      if (item.archivedAt) return false;
      await archiveIn(trx, changes, live, step);
      return true;
    case 'restore':
      if (item.revision && !item.archivedAt) return false;
      await restoreIn(trx, changes, live, step);
      return true;
    case 'publish':
      if (version === null) throw new AppError('draft.not_found');
      await publishDraftIn(trx, changes, { area: live.area, id: live.id, version, change: null, overrule: null }, step);
      return true;
    case 'stillRight':
      if (!item.revision) throw new AppError('item.not_found');
      return changeCheckBy(step, dayIn(moment, action.months));
    case 'checkBy':
      return changeCheckBy(step, action.checkBy);
    default:
      return changeDocument(step, editOf(action, given.area));
  }
}

/** Returns the day that many months after the moment; the last of the month if it has no such day. */
export function dayIn(moment: Date, months: number): string {
  const end = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months + 1, 0));
  end.setUTCDate(Math.min(moment.getUTCDate(), end.getUTCDate()));
  return end.toISOString().slice(0, 10);
}

type DocumentAction = Extract<BulkAction, { kind: 'owner' | 'classification' | 'expiry' }>;

/** Returns the change of a document. Throws `classification.not_found` for an item of another area than the classification. */
function editOf(action: DocumentAction, area: BulkResult['area']): (document: ItemDocument) => ItemDocument {
  if (action.kind === 'expiry') return (document) => ({ ...document, expiresAt: action.expiresAt });
  if (action.kind === 'owner')
    return ({ owner: _former, ...document }) => ({ ...document, ...(action.owner !== null && { owner: action.owner }) });
  if (action.area !== area) throw new AppError('classification.not_found');
  return (document) => ({ ...document, classifications: [action.path] });
}
