import type { HttpHandler } from 'msw';
import { glyphIn } from '../../contract/core/glyph-of';
import type { GlyphName } from '../../contract/core/glyphs';
import { draftApi } from '../../contract/preview';
import { benefitApi, newsApi, type Benefit, type BenefitCard, type News, type NewsCard } from '../../contract/welfare';
import { personLinkBy } from '../data/directory';
import type { ItemOf } from '../data/item';
import { cardOf, detailOf, textOf, type Reader } from '../data/render';
import type { Store } from '../data/store';
import { areaHandlers } from '../area/area';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

export const benefitHandlers = (store: Store): HttpHandler[] => [
  ...areaHandlers(store, {
    area: 'benefit',
    api: benefitApi,
    card: benefitCard,
    detail: benefit,
    draftInfo: draftApi.benefit,
  }),
  mockEndpoint(store, benefitApi.calendar, ({ id }, { locale }) => {
    const item = store.items.benefit.find((candidate) => candidate.id === id);
    if (!item) throw new MockFailure('benefit.not_found');
    if (item.closesAt === null) throw new MockFailure('deadline.not_found');
    return calendarOf(textOf(item, locale).title, item.closesAt);
  }),
];

function calendarOf(title: string, closesAt: string): Response {
  const day = closesAt.slice(0, 10).replaceAll('-', '');
  const event = ['BEGIN:VEVENT', `SUMMARY:${title}`, `DTSTART;VALUE=DATE:${day}`, 'END:VEVENT'];
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR'];
  return new Response(lines.join('\r\n'), { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}

export const newsHandlers = (store: Store): HttpHandler[] =>
  areaHandlers(store, { area: 'news', api: newsApi, card: newsCard, detail: news, draftInfo: draftApi.news });

export function benefitCard(benefit: ItemOf<'benefit'>, reader: Reader): BenefitCard {
  const { who, amount } = textOf(benefit, reader.locale);
  const { url, opensAt, closesAt, picture } = benefit;
  return { ...cardOf(benefit, reader), url, who, amount, opensAt, closesAt, picture, ...signOf(benefit, reader) };
}

function signOf(benefit: ItemOf<'benefit'>, { locale }: Reader): { glyph: GlyphName } {
  const { title, keywords } = textOf(benefit, locale);
  return { glyph: glyphIn([title, ...keywords]) ?? 'portico' };
}

const benefit = (item: ItemOf<'benefit'>, reader: Reader): Benefit => ({
  ...item,
  ...textOf(item, reader.locale),
  ...detailOf(item, reader),
  ...signOf(item, reader),
});

export const newsCard = (story: ItemOf<'news'>, reader: Reader): NewsCard => ({
  ...cardOf(story, reader),
  picture: story.picture,
  byline: personLinkBy(reader.store.directory, story.owner, reader.locale),
});

const news = (story: ItemOf<'news'>, reader: Reader): News => ({ ...detailOf(story, reader), ...newsCard(story, reader) });
