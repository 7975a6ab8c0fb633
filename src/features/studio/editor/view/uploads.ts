import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { schema } from '../engine/schema';

/** File that was stored for the document. */
interface StoredFile {
  source: string;
  kind: 'picture' | 'attachment';
  name: string;
  alt?: string;
}

/** File that was not stored, with the reason as a sentence. */
export interface RefusedFile {
  name: string;
  reason: string;
}

/** Stores files; returns those that were stored, and those that were not, without those that a person cancelled. */
export type StoreFiles = (files: File[]) => Promise<{ stored: StoredFile[]; refused: RefusedFile[] }>;

type UploadStep = { add: object; position: number; label: string } | { remove: object };

const KEY = new PluginKey<DecorationSet>('uploads');

/** Shows where files that are being stored will be inserted. */
export const uploads = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key: KEY,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, present) => {
        const mapped = present.map(tr.mapping, tr.doc);
        const step = tr.getMeta(KEY) as UploadStep | undefined;
        if (!step) return mapped;
        if ('remove' in step)
          return mapped.remove(mapped.find(undefined, undefined, ({ id }: { id?: object }) => id === step.remove));
        return mapped.add(tr.doc, [Decoration.widget(step.position, () => placeholder(step.label), { id: step.add })]);
      },
    },
    props: { decorations: (state) => KEY.getState(state) },
  });

function placeholder(label: string): HTMLElement {
  const element = document.createElement('span');
  element.dataset.upload = '';
  element.textContent = label;
  return element;
}

/**
 * Stores files and inserts those that were stored where the cursor was, whatever was edited meanwhile; nothing if the place was
 * deleted. Resolves to the files that were refused.
 */
export async function insertFiles(
  view: EditorView,
  files: readonly File[],
  { store, label, position = view.state.selection.to }: { store: StoreFiles; label: string; position?: number },
): Promise<RefusedFile[]> {
  const id = {};
  view.dispatch(view.state.tr.setMeta(KEY, { add: id, position, label } satisfies UploadStep));
  try {
    const { stored, refused } = await store([...files]);
    if (view.isDestroyed) return refused;
    const [found] = KEY.getState(view.state)?.find(undefined, undefined, (spec: { id?: object }) => spec.id === id) ?? [];
    if (found) view.dispatch(view.state.tr.insert(found.from, stored.flatMap(nodesOf)));
    return refused;
  } finally {
    if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(KEY, { remove: id } satisfies UploadStep));
  }
}

/** Returns a picture, or a link to an attachment; with a space, so that several files do not touch. */
function nodesOf({ source, kind, name, alt }: StoredFile): Node[] {
  const { nodes, marks } = schema;
  if (kind === 'picture') return [nodes.image.create({ src: source, alt: alt ?? '' }), schema.text(' ')];
  return [schema.text(name, [marks.link.create({ href: source })]), schema.text(' ')];
}
