import type { AnswerOf, ParsedInputOf } from '../../../../contract/core/endpoint';
import { itemAt, portalPath } from '../../../../contract/core/paths';
import type { homeManageApi } from '../../../../contract/manage/home';
import { hasSupportedYear, type ItemRef } from '../../../../contract/item';
import type { Db } from '../../../db/connect';
import { isStorable } from '../../../db/storable';
import type { SlideTexts } from '../../../db/schema/item-tables';
import type { Deps } from '../../../http/deps';
import { AppError } from '../../../http/errors';
import { insertAuditEvent } from '../../audit/repository';
import { slugId, withHash } from '../../item/markdown/slug';
import { inContentTransaction } from '../../item/publish/save';
import { findItem } from '../../item/publish/save-repository';
import type { ReadContext } from '../../item/read/read-context';
import { listSlidePictures, listSlides, replaceSlides, type SavedSlide } from '../slide-repository';
import { statesOf } from '../slide-states';
import { removeUnusedPictures } from '../unused-pictures';
import { putSlideOrigin, readSlideOrigin, slidesHash, writtenSlide } from '../written-slides';
import { readManagedHome, versionOf } from './service';

type Api = typeof homeManageApi;
type Given = ParsedInputOf<Api['save']>['slides'][number];

/** Replaces all slides. Throws `home.conflict` if the version is outdated, and `home.invalid` with the path of the invalid field. */
export async function saveSlides(
  deps: Deps,
  { version, slides }: ParsedInputOf<Api['save']>,
  readContext: ReadContext,
): Promise<AnswerOf<Api['save']>> {
  return inContentTransaction(deps, async (trx, changes) => {
    const before = await listSlides(trx);
    if (versionOf(before) !== version) throw new AppError('home.conflict');
    const pictures = new Set((await listSlidePictures(trx)).map(({ id }) => id));
    const saved: SavedSlide[] = [];
    for (const [place, given] of slides.entries()) saved.push(await checkedSlide(trx, { given, place, pictures, saved, slides }));
    await replaceSlides(trx, saved);
    const after = await listSlides(trx);
    const states = statesOf(before, after);
    if (states)
      await insertAuditEvent(
        trx,
        { action: 'slide.save', person: readContext.viewer.id, item: null, ...states },
        readContext.now,
      );
    await markOfPortal(trx, slidesHash(after.map(writtenSlide)));
    await removeUnusedPictures(trx, changes, readContext.now);
    return readManagedHome(trx, readContext);
  });
}

/** Stores that the slides were saved in the portal. If they equal those of the last import, they count as imported. */
async function markOfPortal(trx: Db, hash: string): Promise<void> {
  const { folderHash } = await readSlideOrigin(trx);
  await putSlideOrigin(trx, { isOfPortal: hash !== folderHash, folderHash });
}

interface SlideCheck {
  given: Given;
  place: number;
  /** Ids of the pictures that are stored. */
  pictures: ReadonlySet<string>;
  /** Slides that were checked already. */
  saved: readonly SavedSlide[];
  slides: readonly Given[];
}

/** Returns a slide in the form in which it is stored. Throws `home.invalid` if it is invalid. */
async function checkedSlide(trx: Db, { given, place, pictures, saved, slides }: SlideCheck): Promise<SavedSlide> {
  const refuse = (part: string, reason: string): never => {
    throw new AppError('home.invalid', { [`slides.${place}.${part}`]: reason });
  };
  const { id, hue, isOn, picture, texts } = given;
  if (!Object.keys(texts).length) refuse('texts', 'has no language');
  if (!isStorable(texts)) refuse('texts', 'contains an invalid character');
  if (picture !== null && !pictures.has(picture)) refuse('picture', 'does not exist');
  if (id !== null && saved.some((other) => other.id === id)) refuse('id', 'is the id of another slide');
  for (const name of ['startsAt', 'endsAt'] as const)
    if (!isSupported(given[name])) refuse(name, 'is of a year that cannot be stored');
  const [startsAt, endsAt] = [dateOf(given.startsAt), dateOf(given.endsAt)];
  if (startsAt && endsAt && endsAt <= startsAt) refuse('endsAt', 'is not after the beginning');
  const taken = new Set([...saved.map((slide) => slide.id), ...slides.flatMap((slide) => slide.id ?? [])]);
  return {
    ...{ hue, isOn, picture, startsAt, endsAt },
    ...(await targetOf(trx, given, refuse)),
    id: id ?? newId(texts, taken),
    texts: storedTexts(texts),
  };
}

const isSupported = (moment: string | null): boolean => moment === null || hasSupportedYear(new Date(moment).toISOString());

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** Returns the target of a slide: an item, whose audience then also applies to the slide, or the path of a page of the portal. */
async function targetOf(
  trx: Db,
  { item, link }: Pick<Given, 'item' | 'link'>,
  refuse: (part: string, reason: string) => never,
): Promise<Pick<SavedSlide, 'item' | 'link'>> {
  if (item !== null && link !== null) return refuse('link', 'leads to an item or by a link, not both');
  const keyOf = async ({ area, id }: ItemRef) => (await findItem(trx, area, id))?.key ?? null;
  if (item !== null) return { item: (await keyOf(item)) ?? refuse('item', 'does not exist'), link: null };
  if (link === null) return { item: null, link: null };
  const path = isStorable(link) ? portalPath(link) : null;
  if (path === null) return refuse('link', 'is no path of the portal');
  const named = itemAt(path);
  const key = named && (await keyOf(named));
  return key ? { item: key, link: null } : { item: null, link: path };
}

/** Returns the texts as they are stored: without `alt` if it is empty. */
const storedTexts = (texts: Given['texts']): SlideTexts =>
  Object.fromEntries(Object.entries(texts).map(([locale, { alt, ...text }]) => [locale, alt ? { ...text, alt } : text]));

/** Returns an id for a new slide from its first title. */
function newId(texts: Given['texts'], taken: ReadonlySet<string>): string {
  const plain = slugId(Object.values(texts)[0]?.title ?? '');
  let id = plain;
  for (let attempt = 2; taken.has(id); attempt += 1) id = withHash(plain, `${plain} ${attempt}`);
  return id;
}
