import { randomUUID } from 'node:crypto';
import type { Call, CallInput } from '../../../../contract/api';
import { type Area } from '../../../../contract/core/areas';
import type { ItemRef } from '../../../../contract/item';
import { draftManageApi } from '../../../../contract/manage/draft';
import { makeDraft, type MadeItem } from '../factories';
import type { TestPerson } from '../harness';
import { isAboutItem, type Subject, type ItemSubject, type World } from './callers';

export interface Asked {
  world: World;
  area: Area;
  subject: Subject;
  person: TestPerson | undefined;
}
export interface Given<C extends Call = Call> {
  input: CallInput<C>;
  cookie?: string;
  /** Body of a call whose body is a file; a short text by default. */
  content?: string;
}

export const aboutOf = ({ subject }: Asked): ItemSubject => (isAboutItem(subject) ? subject : 'published');
export const itemOf = (asked: Asked): MadeItem => asked.world.areas[asked.area].items[aboutOf(asked)];
export const refOf = (asked: Asked) => ({ area: itemOf(asked).area, id: itemOf(asked).id });
export const byId = (asked: Asked) => ({ input: { id: itemOf(asked).id } });
export const nothing = () => ({ input: undefined });

export const asAdmin = async ({ world: { portal } }: Asked, item: ItemRef) =>
  (await portal.call(draftManageApi.info, item, { as: portal.people.admin })).body;

export const NEXT_CENTURY = '2126-01-05T08:00:00.000Z';

/** Creates a new draft in the area. */
export async function ownDraft({ world, area }: Asked) {
  const text = { title: 'Draft', summary: '', markdown: 'Not yet.', keywords: [], fields: {} };
  const { id } = await makeDraft(world.portal.deps, { area, id: randomUUID(), texts: { 'en-US': text } });
  return { area, id, version: 1 };
}

export const dropDraftOf = (asked: Asked) =>
  asked.world.portal.db.deleteFrom('item_draft').where('item', '=', itemOf(asked).key).execute();

/** Inputs of a subset of the calls. */
export type Inputs = { [C in Call]?: (asked: Asked) => Given<C> | Promise<Given<C>> };
