import { z } from 'zod';
import { areaApi } from './area-api';
import { endpoint, nothing } from './core/endpoint';
import { highlight, itemCard, itemDetail, named, webAddress } from './item';

/** Language-independent fields of a tool. */
export const toolFields = z.strictObject({
  url: webAddress.nullable().default(null),
});

const toolCard = itemCard.extend({ ...toolFields.shape, keywords: z.array(z.string()) }).meta({ id: 'ToolCard' });
export type ToolCard = z.infer<typeof toolCard>;

const foundTool = toolCard.extend({ highlight }).meta({ id: 'FoundTool' });

const tool = itemDetail.extend({ ...toolFields.shape }).meta({ id: 'Tool' });
export type Tool = z.infer<typeof tool>;

export const toolApi = {
  ...areaApi({
    area: 'tool',
    root: 'tool',
    item: 'tool',
    plural: 'tools',
    card: toolCard,
    found: foundTool,
    detail: tool,
    filters: {},
    defaultSort: 'name',
  }),
  launcher: endpoint({
    method: 'POST',
    path: '/api/tool/launcher',
    summary: 'All tools by name, at most 500, and their groups.',
    permission: 'content.read',
    input: nothing,
    answer: z.object({ groups: z.array(named), tools: z.array(toolCard) }),
  }),
};
