import type { HttpHandler } from 'msw';
import type { ParsedInputOf } from '../../contract/core/endpoint';
import type { Locale } from '../../contract/core/locale';
import { itemAt, portalPath } from '../../contract/core/paths';
import type { ItemRef } from '../../contract/item';
import { MAX_FILE_BYTES } from '../../contract/manage/file';
import { homeManageApi as api, type ManagedHome } from '../../contract/manage/home';
import { linkOf } from '../data/render';
import type { MockSlide } from '../data/slides';
import { allItems, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';
import { typeOf } from './files';

export const manageHomeHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.info, (_input, { locale }) => managedHome(store, locale)),
  mockEndpoint(store, api.save, ({ version, slides }, { locale }) => {
    if (version !== versionOf(store)) throw new MockFailure('home.conflict');
    store.slides = slides.map((slide, place) => checkedSlide(store, slide, place, slides));
    store.slideChanges += 1;
    return managedHome(store, locale);
  }),
  mockEndpoint(store, api.upload, ({ name }, { content }) => {
    if (content.length > MAX_FILE_BYTES.picture) throw new MockFailure('file.too_large');
    if (!content.length) throw new MockFailure('file.empty');
    const type = typeOf('picture', name, content);
    const picture = { id: crypto.randomUUID(), width: null, height: null };
    store.slidePictures.push({ ...picture, name, type, bytes: content });
    return picture;
  }),
];

type Given = ParsedInputOf<typeof api.save>['slides'][number];

const versionOf = ({ slideChanges }: Store): string => `slides ${slideChanges}`;

function checkedSlide(store: Store, given: Given, place: number, all: readonly Given[]): MockSlide {
  const refuse = (part: string, reason: string): never => {
    throw new MockFailure('home.invalid', { [`slides.${place}.${part}`]: reason });
  };
  const { id, picture: pictureId, texts, startsAt, endsAt, ...facts } = given;
  const title = Object.values(texts)[0]?.title;
  if (title === undefined) return refuse('texts', 'has no language');
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) refuse('endsAt', 'is not after the beginning');
  if (id !== null && all.findIndex((other) => other.id === id) < place) refuse('id', 'is the id of another slide');
  const picture = pictureId === null ? null : pictureBy(store, pictureId);
  if (picture === undefined) return refuse('picture', 'does not exist');
  return {
    ...facts,
    ...targetOf(store, given, refuse),
    id: id ?? newId(title, place),
    picture,
    texts,
    startsAt: inUtc(startsAt),
    endsAt: inUtc(endsAt),
  };
}

const inUtc = (moment: string | null): string | null => moment && new Date(moment).toISOString();

function pictureBy({ slidePictures }: Store, wanted: string): MockSlide['picture'] | undefined {
  const found = slidePictures.find(({ id }) => id === wanted);
  return found && { id: found.id, width: found.width, height: found.height };
}

function targetOf(store: Store, { item, link }: Given, refuse: (part: string, reason: string) => never) {
  if (item && link !== null) return refuse('link', 'leads to an item or by a link, not both');
  if (item) return isThere(store, item) ? { item, link: null } : refuse('item', 'does not exist');
  if (link === null) return { item: null, link };
  const path = portalPath(link) ?? refuse('link', 'is no path of the portal');
  const named = itemAt(path);
  return named && isThere(store, named) ? { item: named, link: null } : { item: null, link: path };
}

const findItem = (store: Store, ref: ItemRef) => allItems(store).find(({ area, id }) => area === ref.area && id === ref.id);
const isThere = (store: Store, ref: ItemRef): boolean => findItem(store, ref) !== undefined;

const newId = (title: string, place: number): string =>
  [
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    crypto.randomUUID().slice(0, 8),
    place,
  ]
    .filter(Boolean)
    .join('-');

function managedHome(store: Store, locale: Locale): ManagedHome {
  return {
    version: versionOf(store),
    slides: store.slides.map(({ item, ...slide }) => {
      const found = item && findItem(store, item);
      const target = item && {
        ...item,
        title: found ? linkOf(found, locale).title : item.id,
        isReadable: Boolean(found),
        picture: null,
      };
      return { ...slide, item: target };
    }),
    alerts: store.items.notice
      .filter(({ priority }) => priority === 'urgent')
      .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
      .map((notice) => ({ ...linkOf(notice, locale), isForSome: false })),
  };
}
