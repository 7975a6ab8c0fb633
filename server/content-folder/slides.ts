import { z } from 'zod';
import { AREAS, type Area } from '../../contract/core/areas';
import { itemId } from '../../contract/core/endpoint';
import { dayOrMoment } from '../../contract/item';
import { LOCALES } from '../../contract/core/locale';
import { portalPath } from '../../contract/core/paths';
import type { Db } from '../db/connect';
import { upsertSlide } from '../modules/home/slide-repository';
import { findItem } from '../modules/item/publish/save-repository';
import type { Problem } from './problem';
import { readYamlFile } from './yaml-file';
import { isStorable } from '../db/storable';

/** Name of the file with the slides of the home page's banner, in their order; it is next to the areas' folders. */
export const SLIDES_FILE = 'slides.yaml';
export const MAX_SLIDES = 20;

const text = z.strictObject({ title: z.string().min(1).max(80), text: z.string().max(200).default('') });
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
    startsAt: when,
    endsAt: when,
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
type WrittenSlide = z.infer<typeof slide>;

/** Imports the slides of a content folder, if it has any. Returns warnings for the folder's author. Throws UnusableDocument. */
export async function importSlides(db: Db, folder: string): Promise<Problem[]> {
  const read = await readYamlFile<WrittenSlide[]>(folder, SLIDES_FILE, slides);
  const warnings: Problem[] = [];
  for (const [position, written] of (read?.data ?? []).entries()) {
    const item = await itemOf(db, written);
    if (item !== undefined) await upsertSlide(db, { ...written, position, item });
    else
      warnings.push({
        file: SLIDES_FILE,
        line: read?.lineOf(position) ?? 1,
        reason: `leads to ${String(written.item)}, which does not exist; the slide is ignored`,
      });
  }
  return warnings;
}

/** Returns the key of the slide's item; null if the slide has no item, undefined if the item does not exist. */
async function itemOf(db: Db, { item }: WrittenSlide): Promise<number | null | undefined> {
  if (item === null) return null;
  const [area = '', id = ''] = item.split('/');
  return (await findItem(db, area as Area, id))?.key;
}
