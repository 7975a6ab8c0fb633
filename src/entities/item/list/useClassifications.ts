import type { Classification } from 'contract/classification';
import type { GlyphName } from 'contract/core/glyphs';
import type { Area } from 'contract/core/areas';
import { AREA_FACTS } from '../../area/areas';
import type { Failure } from '@/lib/api/failures';
import { useCall } from '@/lib/api/useCall';

export interface Classifications {
  tree: Classification[] | undefined;
  /** True during the first load only. During a retry the current content stays. */
  loading: boolean;
  failure: Failure | null;
  retrying: boolean;
  retry: () => void;
  nameOf: (id: string | null) => string | undefined;
  /** Returns the present id for the id of a merged classification, which old links contain; the same id while they load. */
  presentId: (id: string | null) => string | null;
  /** Returns the first glyph of those classifications other than the portico; undefined while they load. */
  glyphOf: (ids: readonly string[]) => GlyphName | undefined;
}

/** Loads an area's classifications. They are optional: the list works without them. */
export function useClassifications(area: Area): Classifications {
  const { data: tree, failure, loading, retry } = useCall(AREA_FACTS[area].classifications, {});
  return {
    tree,
    failure,
    retry,
    retrying: failure !== null && loading,
    loading: loading && !tree && !failure,
    nameOf: (id) => find(tree ?? [], id)?.name,
    presentId: (id) => find(tree ?? [], id)?.id ?? id,
    glyphOf: (ids) => tree && glyphAmong(ids.flatMap((id) => find(tree, id) ?? [])),
  };
}

/** Returns the classification with that id, or the one into which it was merged. */
function find(tree: Classification[], id: string | null): Classification | undefined {
  for (const node of tree) {
    const isIt = node.id === id || (id !== null && node.formerIds?.includes(id) === true);
    const found = isIt ? node : find(node.children, id);
    if (found) return found;
  }
  return undefined;
}

const glyphAmong = (classifications: readonly Classification[]): GlyphName =>
  classifications.find(({ glyph }) => glyph !== 'portico')?.glyph ?? 'portico';
