import type { HttpHandler } from 'msw';
import { toolApi as api, type Tool, type ToolCard } from '../../contract/tool';
import type { MockTool } from '../data/factories';
import { cardOf, detailOf, textOf, type Reader } from '../data/render';
import type { Store } from '../data/store';
import { areaHandlers } from '../area/area';
import { classificationsOf } from '../area/area-facets';
import { orderOf } from '../area/area-list';
import { mockEndpoint } from '../endpoint/mock-endpoint';

export const toolHandlers = (store: Store): HttpHandler[] => [
  ...areaHandlers(store, { area: 'tool', api, card: toolCard, detail }),
  mockEndpoint(store, api.launcher, (_, { person, locale }) => ({
    groups: classificationsOf('tool', store.tools, locale),
    tools: store.tools.map((tool) => toolCard(tool, { store, person, locale })).sort(orderOf('name', locale)),
  })),
];

export const toolCard = (tool: MockTool, reader: Reader): ToolCard => ({
  ...cardOf(tool, reader),
  url: tool.url,
  keywords: textOf(tool, reader.locale).keywords,
});

const detail = (tool: MockTool, reader: Reader): Tool => ({ ...detailOf(tool, reader), url: tool.url });
