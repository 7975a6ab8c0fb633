import type { HttpHandler } from 'msw';
import type { ItemRef } from '../../contract/item';
import { remarkApi, type Remark } from '../../contract/remark';
import { draftState, findReadable, mayEdit } from '../area/drafts';
import type { AnyItem } from '../data/item';
import type { Person } from '../data/people';
import type { MockLooksRight, MockRemark, Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

export const remarkHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, remarkApi.list, ({ token, ...ref }, { person }) => {
    const draft = readable(store, ref, token, person);
    return {
      ...draftState(store, draft),
      remarks: remarksOn(store, draft).map((remark) => shownTo(person, remark)),
      looksRight: marksOn(store, draft).map((mark) => ({ ...mark, mine: mark.person.id === person.id })),
      can: { resolve: mayEdit(person, draft) },
    };
  }),
  mockEndpoint(store, remarkApi.create, ({ token, locale, block, text, ...ref }, { person }) => {
    const draft = readable(store, ref, token, person);
    const { version } = draftState(store, draft);
    const remark: MockRemark = { ...said(person, text), locale, block, version, replies: [], resolved: null };
    remarksOn(store, draft).push(remark);
    return shownTo(person, remark);
  }),
  mockEndpoint(store, remarkApi.reply, ({ token, remarkId, text, ...ref }, { person }) => {
    const remark = remarkBy(store, readable(store, ref, token, person), remarkId);
    remark.replies.push(said(person, text));
    return shownTo(person, remark);
  }),
  mockEndpoint(store, remarkApi.remove, ({ token, remarkId, ...ref }, { person }) => {
    removeOwn(remarksOn(store, readable(store, ref, token, person)), remarkId, person);
    return {};
  }),
  mockEndpoint(store, remarkApi.resolve, ({ remarkId, resolved, ...ref }, { person }) => {
    const remark = remarkBy(store, readable(store, ref, undefined, person), remarkId);
    if ((remark.resolved !== null) !== resolved)
      remark.resolved = resolved ? { by: nameOf(person), at: new Date().toISOString() } : null;
    return shownTo(person, remark);
  }),
  mockEndpoint(store, remarkApi.looksRight, ({ token, version, looksRight, ...ref }, { person }) => {
    const draft = readable(store, ref, token, person);
    if (draftState(store, draft).version !== version) throw new MockFailure('draft.conflict');
    const marks = marksOn(store, draft);
    const own = marks.findIndex((mark) => mark.person.id === person.id && mark.version === version);
    if (looksRight && own < 0) marks.unshift({ person: nameOf(person), version, at: new Date().toISOString() });
    if (!looksRight && own >= 0) marks.splice(own, 1);
    return { looksRight: marks.map((mark) => ({ ...mark, mine: mark.person.id === person.id })) };
  }),
];

const nameOf = ({ id, name }: Person) => ({ id, name });

const said = (person: Person, text: string) => ({
  ...{ id: crypto.randomUUID(), text, person: nameOf(person) },
  createdAt: new Date().toISOString(),
});

function readable(store: Store, ref: ItemRef, token: string | undefined, person: Person): AnyItem {
  const draft = findReadable(store, ref, token, person);
  if (!draft) throw new MockFailure('preview.not_found');
  return draft;
}

const remarksOn = (store: Store, ref: ItemRef): MockRemark[] => listIn(store.remarks, ref);
const marksOn = (store: Store, ref: ItemRef): MockLooksRight[] => listIn(store.looksRight, ref);

function listIn<T>(lists: Map<string, T[]>, { area, id }: ItemRef): T[] {
  const key = `${area} ${id}`;
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function remarkBy(store: Store, draft: AnyItem, id: string): MockRemark {
  const remark = remarksOn(store, draft).find((candidate) => candidate.id === id);
  if (!remark) throw new MockFailure('remark.not_found');
  return remark;
}

function removeOwn(remarks: MockRemark[], id: string, person: Person): void {
  const isOwn = (each: { id: string; person: { id: string } }) => each.id === id && each.person.id === person.id;
  for (const remark of remarks) {
    const reply = remark.replies.find(isOwn);
    if (reply) {
      remark.replies.splice(remark.replies.indexOf(reply), 1);
      return;
    }
  }
  const own = remarks.find(isOwn);
  if (!own) throw new MockFailure('remark.not_found');
  if (own.replies.some((reply) => reply.person.id !== person.id)) throw new MockFailure('remark.conflict');
  remarks.splice(remarks.indexOf(own), 1);
}

const shownTo = (person: Person, { replies, ...remark }: MockRemark): Remark => ({
  ...remark,
  mine: remark.person.id === person.id,
  replies: replies.map((reply) => ({ ...reply, mine: reply.person.id === person.id })),
});
