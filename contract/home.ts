import { z } from 'zod';
import { AREAS } from './core/areas';
import { endpoint } from './core/endpoint';
import { itemLink, itemRef, named } from './item';
import { LOCALES } from './core/locale';
import { disruptionNote, noticeApi } from './notice';
import { personnelApi } from './personnel';
import { picture } from './picture';
import { serviceApi } from './service';
import { toolApi } from './tool';
import { benefitApi, newsApi } from './welfare';

const cardOf = <Api extends { list: { answer: { shape: { items: z.ZodType } } } }>(
  api: Api,
): Api['list']['answer']['shape']['items'] => api.list.answer.shape.items;

const slide = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    locale: z.enum(LOCALES),
    link: z.string().nullable().meta({ description: 'A path of the portal.' }),
    hue: z.enum(AREAS),
    picture: picture.nullable(),
    alt: z.string().meta({ description: 'Alternative text of the picture; empty for a decorative one.' }),
  })
  .meta({ id: 'Slide' });
export type Slide = z.infer<typeof slide>;

const shortcuts = z
  .object({
    pinned: z.array(itemLink).meta({ description: 'In the order that the person chose.' }),
    suggested: z
      .array(itemLink)
      .meta({ description: 'Favourites, then the items that the person opens most, without pinned ones.' }),
    recent: z.array(itemLink).meta({ description: 'Most recently opened items, newest first.' }),
  })
  .meta({ id: 'Shortcuts' });
export type Shortcuts = z.infer<typeof shortcuts>;

const today = z
  .object({
    location: z.string().nullable().meta({ description: "The caller's office, as the identity provider names it." }),
    keyDates: personnelApi.overview.answer.shape.keyDates.meta({
      description: 'Key dates of pages about work within 14 days, the earliest first.',
    }),
    disruptions: z.array(disruptionNote).meta({
      description: 'Closures and outages that are in force or begin within 14 days, the earliest first.',
    }),
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof today>;

/** Parts of the home page; each is loaded and retried independently, and may fail without the others. */
const parts = {
  slides: z.array(slide),
  shortcuts,
  inbox: noticeApi.inbox.answer,
  today,
  closing: cardOf(benefitApi).meta({
    description: 'Benefits that can be claimed and whose claim period ends within 14 days, earliest deadline first.',
  }),
  notices: z.object({ items: cardOf(noticeApi), tabs: z.array(named) }),
  services: cardOf(serviceApi),
  benefits: cardOf(benefitApi),
  news: cardOf(newsApi),
  personnel: cardOf(personnelApi),
  tools: cardOf(toolApi),
  keywords: serviceApi.keywordList.answer,
  isEmpty: z
    .boolean()
    .meta({ description: 'True if the portal has no item for the caller; for an administrator, if it has no item at all.' }),
};
export type HomePart = keyof typeof parts;
const HOME_PARTS = Object.keys(parts) as [HomePart, ...HomePart[]];

const home = z
  .object(parts)
  .partial()
  .extend({
    failed: z.array(z.enum(HOME_PARTS)).meta({ description: 'Parts that could not be loaded.' }),
  });
export type Home = z.infer<typeof home>;

const MAX_PINNED = 12;

export const homeApi = {
  home: endpoint({
    method: 'POST',
    path: '/api/home',
    summary:
      'The home page, or the requested parts of it, in one response. A part that fails is listed in `failed`; the others are returned.',
    permission: 'content.read',
    limit: 'home',
    audit: 'reads',
    input: z.strictObject({ parts: z.array(z.enum(HOME_PARTS)).min(1).max(HOME_PARTS.length).optional() }),
    answer: home,
  }),
  updatePinned: endpoint({
    method: 'POST',
    path: '/api/home/pinned/update',
    summary: "The caller's own links on the home page, in this order, in place of those of before.",
    permission: 'content.read',
    limit: 'home',
    audit: 'own',
    input: z.strictObject({ items: z.array(itemRef).max(MAX_PINNED) }),
    answer: shortcuts,
    errors: ['item.not_found'],
  }),
};
