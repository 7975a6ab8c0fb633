import type { NodeViewConstructor } from 'prosemirror-view';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { imageView } from '../view/image-view';
import { sourceBlockView } from '../view/source-block-view';
import type { EditorHooks } from './editor-hooks';

const KINDS = ['html', 'definition', 'markdown'] as const;

/** Returns the views of pictures and of blocks that are kept as source. */
export function useNodeViews(resolve: EditorHooks['resolveFile']): Record<string, NodeViewConstructor> {
  const { t } = useTranslation('studioEditor');
  return {
    image: imageView(
      (source) => resolve?.(source),
      () => t('picture.missing'),
    ),
    source_block: sourceBlockView(() => ({
      kind: (kind) => t(`source.${KINDS.find((known) => known === kind) ?? 'markdown'}`),
      edit: t('source.edit'),
      done: t('source.done'),
      cancel: t('source.cancel'),
      field: t('source.field'),
    })),
  };
}
