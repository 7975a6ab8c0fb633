import { z } from 'zod';
import { AREAS, type Area } from '../../contract/core/areas';
import { itemId } from '../../contract/core/endpoint';
import { dayOrMoment } from '../../contract/item';
import { LOCALES } from '../../contract/core/locale';
import { portalPath } from '../../contract/core/paths';
import { MAX_SLIDES } from '../../contract/manage/home';
import type { Db } from '../db/connect';
import { isStorable } from '../db/storable';
import type { SlideTexts } from '../db/schema/item-tables';
import type { Deps } from '../http/deps';
import { listSlides, replaceSlides, type SavedSlide } from '../modules/home/slide-repository';
import { statesOf } from '../modules/home/slide-states';
import { removeUnusedPictures } from '../modules/home/unused-pictures';
import { putSlideOrigin, readSlideOrigin, slidesHash, writtenSlide } from '../modules/home/written-slides';
import { insertAuditEvent } from '../modules/audit/repository';
import type { ContentFile } from '../modules/item/files/content-files';
import { inContentTransaction } from '../modules/item/publish/save';
import { findItem } from '../modules/item/publish/save-repository';
import type { Problem } from './problems/problem';
import { readSlidePictures, storeSlidePictures } from './slides/slide-pictures';
import { missingTarget, REASONS } from './problems/reasons';
import { readYamlFile } from './yaml-file';

/** Name of the file with the slides of the home page's banner, in their order; it is next to the areas' folders. */
export const SLIDES_FILE = 'slides.yaml';

const text = z.strictObject({
  title: z.string().min(1).max(80),
  text: z.string().max(200).default(''),
  alt: z.string().max(200).optional(),
});
/** Schema of a timestamp; a date without a time means midnight UTC. */
const when = dayOrMoment
  .transform((written) => new Date(written))
  .nullable()
  .default(null);
export const slide = z
  .strictObject({
    id: itemId,
    hue: z.enum(AREAS),
    /** For example `news/parents-room`: the slide links to that item and shows its picture. */
    item: z
      .templateLiteral([z.enum(AREAS), '/', itemId])
      .nullable()
      .default(null),
    link: z
      .string()
      .trim()
      .transform(portalPath)
      .refine((path) => path !== null, 'is no path of the portal')
      .nullable()
      .default(null),
    /** Path within the folder of a picture that is shown instead of the item's. */
    picture: z.string().min(1).max(300).nullable().default(null),
    startsAt: when,
    endsAt: when,
    /** False for a slide that is stored but not shown. */
    shown: z.boolean().default(true),
    texts: z.partialRecord(z.enum(LOCALES), text).refine((texts) => Object.keys(texts).length > 0, 'has no language'),
  })
  .refine(({ texts }) => isStorable(texts), { path: ['texts'], error: 'contains an invalid character' })
  .refine(({ item, link }) => item === null || link === null, 'leads to an item or by a link, not both');
const slides = z
  .array(slide)
  .max(MAX_SLIDES)
  .superRefine((given, context) => {
    const ids = given.map(({ id }) => id);
    for (const [place, id] of ids.entries())
      if (ids.indexOf(id) < place)
        context.addIssue({ code: 'custom', path: [place, 'id'], message: 'is the id of another slide' });
  });
type FolderSlide = z.infer<typeof slide>;

interface ImportedSlides {
  conflicts: Problem[];
  warnings: Problem[];
}

/**
 * Replaces the slides by those of a content folder, if it has the file. Slides that were saved in the portal since the last import
 * stay, unless `overwrite` is set; they are a conflict if the folder has changed too. Throws UnusableDocument.
 */
export async function importSlides(deps: Deps, folder: string, { overwrite }: { overwrite: boolean }): Promise<ImportedSlides> {
  const read = await readYamlFile<FolderSlide[]>(folder, SLIDES_FILE, slides);
  if (!read) return { conflicts: [], warnings: [] };
  const warnings: Problem[] = [];
  const pictures = await readSlidePictures(deps.config, folder, read.data, (place, reason) => {
    warnings.push({ file: SLIDES_FILE, line: read.lineOf(place, 'picture'), reason });
  });
  return inContentTransaction(deps, async (trx, changes) => {
    const { isOfPortal, folderHash } = await readSlideOrigin(trx);
    const before = await listSlides(trx);
    const hash = hashOf(read.data, pictures);
    if (isOfPortal && !overwrite && hash !== slidesHash(before.map(writtenSlide))) {
      const conflict = { file: SLIDES_FILE, line: 1, reason: REASONS.slidesConflict };
      return { conflicts: hash === folderHash ? [] : [conflict], warnings };
    }
    const pictureIds = await storeSlidePictures(trx, changes, pictures, deps.now());
    const { saved, missing } = await resolved(trx, read, pictureIds);
    await replaceSlides(trx, saved);
    await removeUnusedPictures(trx, changes, deps.now());
    await putSlideOrigin(trx, { isOfPortal: false, folderHash: hash });
    const states = statesOf(before, await listSlides(trx));
    if (states) await insertAuditEvent(trx, { action: 'slide.save', person: null, item: null, ...states }, deps.now());
    return { conflicts: [], warnings: [...warnings, ...missing] };
  });
}

const hashOf = (given: readonly FolderSlide[], pictures: ReadonlyMap<string, ContentFile>): string =>
  slidesHash(
    given.map(({ shown, picture, texts, ...written }) => ({
      ...written,
      ...{ isOn: shown, texts: storedTexts(texts) },
      picture: (picture !== null && pictures.get(picture)) || null,
    })),
  );

/** Returns the slides as they are stored, and a warning for each one whose item does not exist. */
async function resolved(
  trx: Db,
  { data, lineOf }: { data: readonly FolderSlide[]; lineOf: (...path: PropertyKey[]) => number },
  pictureIds: ReadonlyMap<string, string>,
): Promise<{ saved: SavedSlide[]; missing: Problem[] }> {
  const saved: SavedSlide[] = [];
  const missing: Problem[] = [];
  for (const [place, { shown, picture, texts, ...written }] of data.entries()) {
    const item = await itemOf(trx, written);
    const reason = missingTarget(String(written.item));
    if (item === undefined) missing.push({ file: SLIDES_FILE, line: lineOf(place), reason });
    else
      saved.push({
        ...written,
        ...{ item, isOn: shown, texts: storedTexts(texts) },
        picture: (picture !== null && pictureIds.get(picture)) || null,
      });
  }
  return { saved, missing };
}

/** Returns the texts as they are stored: without `alt` if it is empty. */
const storedTexts = (texts: FolderSlide['texts']): SlideTexts =>
  Object.fromEntries(Object.entries(texts).map(([locale, { alt, ...text }]) => [locale, alt ? { ...text, alt } : text]));

/** Returns the key of the slide's item; null if the slide has no item, undefined if the item does not exist. */
async function itemOf(db: Db, { item }: Pick<FolderSlide, 'item'>): Promise<number | null | undefined> {
  if (item === null) return null;
  const [area = '', id = ''] = item.split('/');
  return (await findItem(db, area as Area, id))?.key;
}
