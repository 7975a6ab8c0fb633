import { z } from 'zod';
import { areaApi } from './area-api';
import { endpoint, nothing } from './core/endpoint';
import { glyph, highlight, itemCard, itemDetail, named, webAddress } from './item';
import { picture } from './picture';

/** Language-independent fields of a tool. */
export const toolFields = z.strictObject({
  url: webAddress.nullable().default(null),
  /** Glyph that stands for the tool; without one, it is chosen by the title and the keywords. */
  glyph: glyph.nullable().default(null),
});

/** Sign of a tool in lists and on its page. */
const toolSign = z.object({
  glyph,
  logo: picture
    .nullable()
    .meta({ description: "The tool's picture whose file name ends in `logo`; it is shown in place of the glyph." }),
});
export type ToolSign = z.infer<typeof toolSign>;

const toolCard = itemCard
  .extend({ ...toolFields.shape, ...toolSign.shape, keywords: z.array(z.string()) })
  .meta({ id: 'ToolCard' });
export type ToolCard = z.infer<typeof toolCard>;

const foundTool = toolCard.extend({ highlight }).meta({ id: 'FoundTool' });

const tool = itemDetail.extend({ ...toolFields.shape, ...toolSign.shape }).meta({ id: 'Tool' });
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
    audit: 'reads',
    input: nothing,
    answer: z.object({ groups: z.array(named), tools: z.array(toolCard) }),
  }),
};
