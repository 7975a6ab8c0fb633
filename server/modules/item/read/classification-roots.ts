import type { Classification } from '../../../../contract/classification';

/** Returns the root of each classification of a tree, by the classification's id. A root maps to itself. */
export function rootsOf(tree: readonly Classification[]): Map<string, Classification> {
  const roots = new Map<string, Classification>();
  const visit = (node: Classification, root: Classification) => {
    roots.set(node.id, root);
    for (const child of node.children) visit(child, root);
  };
  for (const root of tree) visit(root, root);
  return roots;
}
