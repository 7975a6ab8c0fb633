import { useMemo } from 'react';
import { useCall } from '@/lib/api/useCall';
import { documentsOf, pathTo } from './shelf';
import { useOpenSections } from './useOpenSections';

/** Loads the tree beside a document or a section, and expands the sections on the path to it. */
export function useShelfContents(doc: string | null, section: string | null) {
  const tree = useCall('POST /api/information/tree', doc === null && section === null ? null : {});
  const documents = useMemo(() => (tree.data ? documentsOf(tree.data) : []), [tree.data]);
  const placed = documents.find(({ id }) => id === doc);
  const way = (placed?.sections ?? pathTo(tree.data?.sections ?? [], section)).map(({ id }) => id);
  const open = useOpenSections([doc ?? section ?? '', ...way].join(' '), way);
  return { tree, documents, current: doc, open };
}
