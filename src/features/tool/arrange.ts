import type { CallAnswer } from 'contract/api';
import type { ToolCard } from 'contract/tool';
import { hasWords } from '@/lib/i18n/words';
import type { LauncherState } from './launcher-address';

export type Launcher = CallAnswer<'POST /api/tool/launcher'>;

export interface ToolGroup {
  /** Id of a classification, or of a special group: `yours`, all other tools by name (`others`), or tools without a group (`rest`). */
  id: string;
  /** Name of the classification. */
  name?: string;
  tools: ToolCard[];
}

/** Maximum number of recently opened tools that are shown first: one row. */
const MAX_RECENT = 4;

/**
 * Groups the tools: favourites first, then the others by classification or, in the order `name`, all in one group. Without favourites,
 * the tools with the ids `recent` are first, and in their own groups too, where people look for them.
 */
export function arranged({ groups, tools }: Launcher, order: LauncherState['order'], recent: readonly string[]): ToolGroup[] {
  const others = tools.filter(({ favourite }) => !favourite);
  const favourites = tools.filter(({ favourite }) => favourite);
  const opened = recent.flatMap((id) => tools.find((tool) => tool.id === id) ?? []).slice(0, MAX_RECENT);
  const rest = order === 'name' ? [{ id: 'others', tools: others }] : grouped(groups, others);
  return [{ id: 'yours', tools: favourites.length ? favourites : opened }, ...rest].filter((group) => group.tools.length > 0);
}

/** Groups tools by classification. A tool with several classifications is in each of their groups. */
const grouped = (groups: Launcher['groups'], tools: ToolCard[]): ToolGroup[] => [
  ...groups.map((group) => ({ ...group, tools: tools.filter(({ classificationIds }) => classificationIds.includes(group.id)) })),
  { id: 'rest', tools: tools.filter(({ classificationIds }) => !groups.some(({ id }) => classificationIds.includes(id))) },
];

/** Returns the tools with every word of the query in title, keywords or summary; those with all words in the title first. */
export function toolsWith(tools: readonly ToolCard[], query: string): ToolCard[] {
  const found = tools.filter(({ title, keywords, summary }) => hasWords([title, ...keywords, summary].join(' '), query));
  const [inTitle, elsewhere] = [true, false].map((wanted) => found.filter(({ title }) => hasWords(title, query) === wanted));
  return [...(inTitle ?? []), ...(elsewhere ?? [])];
}
