import type { HttpHandler } from 'msw';
import { glyphIn } from '../../contract/core/glyph-of';
import { toolApi as api, type Tool, type ToolCard, type ToolSign } from '../../contract/tool';
import type { ItemOf } from '../data/item';
import { cardOf, detailOf, textOf, type Reader } from '../data/render';
import type { Store } from '../data/store';
import { areaHandlers } from '../area/area';
import { classificationsOf } from '../area/area-facets';
import { orderOf } from '../area/area-list';
import { mockEndpoint } from '../endpoint/mock-endpoint';

export const toolHandlers = (store: Store): HttpHandler[] => [
  ...areaHandlers(store, { area: 'tool', api, card: toolCard, detail }),
  mockEndpoint(store, api.launcher, (_, { person, locale }) => ({
    groups: classificationsOf(store, 'tool', locale),
    tools: store.items.tool.map((tool) => toolCard(tool, { store, person, locale })).sort(orderOf('name', locale)),
  })),
];

export const toolCard = (tool: ItemOf<'tool'>, reader: Reader): ToolCard => ({
  ...cardOf(tool, reader),
  ...signOf(tool, reader),
  url: tool.url,
  keywords: textOf(tool, reader.locale).keywords,
});

const detail = (tool: ItemOf<'tool'>, reader: Reader): Tool => ({
  ...detailOf(tool, reader),
  ...signOf(tool, reader),
  url: tool.url,
});

const signOf = (tool: ItemOf<'tool'>, { locale }: Reader): ToolSign => {
  const { title, keywords } = textOf(tool, locale);
  return { glyph: tool.glyph ?? glyphIn([title, ...keywords]) ?? 'portico', logo: tool.picture };
};
