import type { HttpHandler } from 'msw';
import type { Locale } from '../../contract/locale';
import { previewApi } from '../../contract/preview';
import { servicehallApi as api, type Form, type FormCard } from '../../contract/servicehall';
import type { MockService } from '../data/factories';
import { KEYWORDS } from '../data/names';
import { cardOf, detailOf, textOf, type Reader } from '../data/render';
import type { Store } from '../data/store';
import { areaHandlers } from './area';
import { mockEndpoint } from './mock-endpoint';

export const servicehallHandlers = (store: Store): HttpHandler[] => [
  ...areaHandlers(store, { area: 'service', api, card: serviceCard, detail, draftInfo: previewApi.serviceInfo }),
  mockEndpoint(store, api.keywordList, (_, { locale }) => hotKeywords(locale)),
];

export const hotKeywords = (locale: Locale): { id: string; word: string }[] =>
  KEYWORDS.map((names, n) => ({ id: String(n + 1), word: names[locale] }));

export const serviceCard = (service: MockService, reader: Reader): FormCard => ({
  ...cardOf(service, reader),
  handling: service.handling,
});

const detail = (service: MockService, reader: Reader): Form => ({
  ...service,
  ...textOf(service, reader.locale),
  ...detailOf(service, reader),
});
