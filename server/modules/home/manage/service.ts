import type { AnswerOf } from '../../../../contract/core/endpoint';
import { LOCALES } from '../../../../contract/core/locale';
import type { homeManageApi } from '../../../../contract/manage/home';
import type { Db } from '../../../db/connect';
import { firstPictures } from '../../item/read/picture-repository';
import type { ReadContext } from '../../item/read/read-context';
import { listSlides, type StoredSlide } from '../slide-repository';
import { slidesHash, writtenSlide } from '../written-slides';
import { findTargets, urgentNotices } from './repository';

type ManagedHome = AnswerOf<(typeof homeManageApi)['info']>;

/** Returns all slides, also those that are not shown, and the urgent notices that are in force. */
export async function readManagedHome(db: Db, readContext: ReadContext): Promise<ManagedHome> {
  const stored = await listSlides(db);
  const keys = stored.flatMap(({ itemKey }) => itemKey ?? []);
  const [targets, pictures, alerts] = [
    await findTargets(db, keys, readContext),
    await firstPictures(db, keys),
    await urgentNotices(db, readContext),
  ];
  const itemOf = ({ itemKey, area, itemId }: StoredSlide): ManagedHome['slides'][number]['item'] => {
    if (itemKey === null || area === null || itemId === null) return null;
    const target = targets.get(itemKey);
    return {
      ...{ area, id: itemId, title: target?.title ?? itemId, isReadable: target?.isReadable ?? false },
      picture: pictures.get(itemKey) ?? null,
    };
  };
  return {
    version: versionOf(stored),
    slides: stored.map((slide) => ({ ...factsOf(slide), item: itemOf(slide) })),
    alerts,
  };
}

const factsOf = ({ id, hue, link, startsAt, endsAt, isOn, picture, width, height, texts }: StoredSlide) => ({
  ...{ id, hue, link, isOn },
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  picture: picture === null ? null : { id: picture, width, height },
  texts: Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = texts[locale];
      return text ? [[locale, { ...text, alt: text.alt ?? '' }]] : [];
    }),
  ),
});

/** Returns a version that differs after every change, including those by an import. */
export const versionOf = (stored: readonly StoredSlide[]): string => slidesHash(stored.map(writtenSlide));
