import type { HttpHandler } from 'msw';
import type { Locale } from '../../contract/core/locale';
import { glyphIn } from '../../contract/core/glyph-of';
import { draftApi } from '../../contract/preview';
import { serviceApi as api, type Form, type FormCard } from '../../contract/service';
import type { ItemOf } from '../data/item';
import { keywordPlace, type KeywordScope } from '../data/search-rules';
import { cardOf, detailOf, textOf, type Reader } from '../data/render';
import type { Store } from '../data/store';
import { areaHandlers } from '../area/area';
import { mockEndpoint } from '../endpoint/mock-endpoint';

export const servicehallHandlers = (store: Store): HttpHandler[] => [
  ...areaHandlers(store, { area: 'service', api, card: serviceCard, detail, draftInfo: draftApi.service }),
  mockEndpoint(store, api.keywordList, (_, { locale }) => hotKeywords(store, 'service', locale)),
];

export const hotKeywords = ({ searchRules }: Store, scope: KeywordScope, locale: Locale): { id: string; word: string }[] =>
  (searchRules.keywords.get(keywordPlace(scope, locale)) ?? []).map((word, n) => ({ id: String(n + 1), word }));

export const serviceCard = (service: ItemOf<'service'>, reader: Reader): FormCard => ({
  ...cardOf(service, reader),
  handling: service.handling,
  ...signOf(service, reader),
});

const signOf = (service: ItemOf<'service'>, { locale }: Reader) => ({ glyph: glyphIn([textOf(service, locale).title]) });

const detail = (service: ItemOf<'service'>, reader: Reader): Form => ({
  ...service,
  ...textOf(service, reader.locale),
  ...detailOf(service, reader),
  ...signOf(service, reader),
});
