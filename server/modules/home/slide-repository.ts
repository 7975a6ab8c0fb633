import type { Area } from '../../../contract/core/areas';
import type { Locale } from '../../../contract/core/locale';
import type { Db } from '../../db/connect';

export interface SavedSlide {
  id: string;
  position: number;
  hue: Area;
  item: number | null;
  link: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  texts: Partial<Record<Locale, { title: string; text: string }>>;
}

export async function upsertSlide(db: Db, { id, position, hue, item, link, startsAt, endsAt, texts }: SavedSlide): Promise<void> {
  const row = { position, hue, item, link, starts_at: startsAt, ends_at: endsAt, texts: JSON.stringify(texts) };
  await db
    .insertInto('slide')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
