import type { Call } from '../../../../contract/api';
import { AREAS, DRAFT_AREAS, type Area } from '../../../../contract/core/areas';
import type { Endpoint } from '../../../../contract/core/endpoint';
import { COMMON_APIS, DRAFT_INFOS } from '../../../contract/areas';
import { makeDraft, makeFile, makeItem, makeRevision, makePerson, type MadeItem } from '../factories';
import type { TestApp, TestPerson } from '../harness';

/** Kinds of caller. The area of an editor is relative to the item of the call. */
export const CALLERS = ['signed out', 'employee', 'editor of this area', 'editor of another area', 'administrator'] as const;
export type Caller = (typeof CALLERS)[number];

/** Subject of a call, if the status depends on it. */
export type Subject = 'anything' | ItemSubject | SessionSubject | FeedSubject;
/** `hidden` is a published item for a department that no caller belongs to. */
export type ItemSubject = 'published' | 'draft' | 'hidden';
export type SessionSubject = 'own session' | "another person's session";
export type FeedSubject = 'own feed' | "another person's feed";
export const isAboutItem = (subject: Subject): subject is ItemSubject => ['published', 'draft', 'hidden'].includes(subject);

/** Items of an area, and one file of each. */
interface AreaWorld {
  items: Record<ItemSubject, MadeItem>;
  files: Record<ItemSubject, string>;
}
export interface World {
  portal: TestApp;
  areas: Record<Area, AreaWorld>;
}

export async function makeWorld(portal: TestApp): Promise<World> {
  const areas: [Area, AreaWorld][] = [];
  for (const area of AREAS) areas.push([area, await makeAreaWorld(portal, area)]);
  return { portal, areas: Object.fromEntries(areas) as Record<Area, AreaWorld> };
}

/** Fields without which a call about an item of the area is refused for every caller. */
export const FACTS: Partial<Record<Area, Record<string, unknown>>> = { benefit: { closesAt: '2999-12-31' } };

async function makeAreaWorld({ db, deps }: TestApp, area: Area): Promise<AreaWorld> {
  const id = (subject: ItemSubject) => `${subject}-${area}`;
  const fields = FACTS[area];
  const published = await makeItem(db, { area, id: id('published'), title: 'Published', classification: ['Open'], fields });
  const text = { title: 'Draft', summary: '', markdown: 'Not yet.', keywords: [], fields: {} };
  const draft = await makeDraft(deps, { area, id: id('draft'), texts: { 'en-US': text } });
  const forOthers = { title: 'Published elsewhere', classification: ['Open'], audience: { departments: ['Legal'] }, fields };
  const hidden = await makeItem(db, { area, id: id('hidden'), ...forOthers });
  for (const item of [published, hidden]) await makeRevision(db, item);
  const files = {
    published: await makeFile(deps, published),
    draft: await makeFile(deps, draft, { draft: true }),
    hidden: await makeFile(deps, hidden),
  };
  return { items: { published, draft, hidden }, files };
}

/** Returns the area of a call, or `service` for a call about items of any area. */
export function areaOf(call: Call): Area {
  const isOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}` === call;
  const area = AREAS.find((each) => Object.values<Endpoint>(COMMON_APIS[each]).some(isOf));
  return area ?? DRAFT_AREAS.find((each) => isOf(DRAFT_INFOS[each])) ?? 'service';
}

/**
 * Creates a new person for each call, so that no call sees data of a previous one. Returns undefined for the signed-out caller.
 */
export async function makeCaller({ db }: TestApp, caller: Caller, area: Area = 'service'): Promise<TestPerson | undefined> {
  switch (caller) {
    case 'signed out':
      return undefined;
    case 'employee':
      return makePerson(db);
    case 'editor of this area':
      return makePerson(db, { roles: ['employee', 'editor'], editorAreas: [area] });
    case 'editor of another area':
      return makePerson(db, { roles: ['employee', 'editor'], editorAreas: AREAS.filter((other) => other !== area) });
    case 'administrator':
      return makePerson(db, { roles: ['employee', 'admin'] });
  }
}
