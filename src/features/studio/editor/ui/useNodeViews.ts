import type { NodeViewConstructor } from 'prosemirror-view';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PictureAddresses, type ResolveFile } from '../view/image-view';
import { sourceBlockView } from '../view/source-block-view';

const KINDS = ['html', 'definition', 'markdown'] as const;

const noFile: ResolveFile = () => undefined;

/** Returns the views of pictures and of blocks that are kept as source. Pictures follow `resolve` whenever it is another function. */
export function useNodeViews(resolve: ResolveFile = noFile): Record<string, NodeViewConstructor> {
  const { t } = useTranslation('studioEditor');
  const [addresses] = useState(() => new PictureAddresses(resolve));
  useEffect(() => {
    addresses.take(resolve);
  }, [addresses, resolve]);
  return {
    image: addresses.view(() => t('picture.missing')),
    source_block: sourceBlockView(() => ({
      kind: (kind) => t(`source.${KINDS.find((known) => known === kind) ?? 'markdown'}`),
      edit: t('source.edit'),
      done: t('source.done'),
      cancel: t('source.cancel'),
      field: t('source.field'),
    })),
  };
}
