import type { Area } from '../../../contract/core/areas';
import { LOCALES } from '../../../contract/core/locale';
import type { StructureChange, StructureNode } from '../../../contract/manage/structure-change';

/** Returns what an audit event tells about a change of the structure: the classification with its place, before and after. */
export function statesOf(
  area: Area,
  before: readonly StructureNode[],
  after: readonly StructureNode[],
  change: StructureChange,
): { before?: object; after?: object } {
  const state = (nodes: readonly StructureNode[], id: string) => {
    const node = nodes.find((each) => each.id === id);
    if (!node) return undefined;
    const siblings = nodes.filter(({ parent }) => parent === node.parent);
    return { area, name: pathName(nodes, node), glyph: node.glyph, place: siblings.indexOf(node) + 1 };
  };
  const created = after.find(({ id }) => !before.some((node) => node.id === id))?.id ?? '';
  const id = change.kind === 'create' ? created : change.id;
  const given = state(before, id);
  const outcome = state(after, 'into' in change ? change.into : id);
  return { ...(given && { before: given }), ...(outcome && { after: outcome }) };
}

/** Returns the names of a classification in all its languages, behind those of the ones above it. */
function pathName(nodes: readonly StructureNode[], { parent, names }: StructureNode): string {
  const above = nodes.find(({ id }) => id === parent);
  const own = LOCALES.flatMap((locale) => names[locale] ?? []).join(' / ');
  return above ? `${pathName(nodes, above)} > ${own}` : own;
}
