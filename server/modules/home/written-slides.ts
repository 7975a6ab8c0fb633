import { createHash } from 'node:crypto';
import { LOCALES } from '../../../contract/core/locale';
import type { Area } from '../../../contract/core/areas';
import type { Db } from '../../db/connect';
import { putSetting, readSetting } from '../../db/settings';
import type { SlideTexts } from '../../db/schema/item-tables';
import type { StoredSlide } from './slide-repository';

/** A slide as a content folder has it. */
interface WrittenSlide {
  id: string;
  hue: Area;
  /** Area and id, such as `news/parents-room`. */
  item: string | null;
  link: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  isOn: boolean;
  picture: { source: string; sha256: string } | null;
  texts: SlideTexts;
}

/** Returns a hash of slides, which is equal for the content folder and the portal if they have the same slides. */
export function slidesHash(slides: readonly WrittenSlide[]): string {
  const facts = slides.map(({ id, hue, item, link, startsAt, endsAt, isOn, picture, texts }) => [
    ...[id, hue, item, link, startsAt?.toISOString(), endsAt?.toISOString(), isOn, picture?.source, picture?.sha256],
    LOCALES.map((locale) => texts[locale]).map((text) => text && [text.title, text.text, text.alt ?? '']),
  ]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

export const writtenSlide = ({ area, itemId, source, sha256, ...slide }: StoredSlide): WrittenSlide => ({
  ...slide,
  item: area && itemId ? `${area}/${itemId}` : null,
  picture: source !== null && sha256 !== null ? { source, sha256 } : null,
});

/** Setting that stores whether the slides come from an import or were saved in the portal. */
const SETTING = 'slides';

interface SlideOrigin {
  /** True if they were saved in the portal after the last import that replaced them. */
  isOfPortal: boolean;
  /** Hash of the slides of that import; null before the first one. */
  folderHash: string | null;
}

export async function readSlideOrigin(db: Db): Promise<SlideOrigin> {
  return ((await readSetting(db, SETTING)) as SlideOrigin | undefined) ?? { isOfPortal: false, folderHash: null };
}

export const putSlideOrigin = (trx: Db, origin: SlideOrigin): Promise<void> => putSetting(trx, SETTING, origin);
