import type { Locale } from 'contract/core/locale';
import { CONTAINER_NAMES } from 'markdown/containers';
import type { NodeViewConstructor } from 'prosemirror-view';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { containerView } from '../view/container-view';
import { PictureAddresses, type ResolveFile } from '../view/image-view';
import { sourceBlockView } from '../view/source-block-view';

const KINDS = ['html', 'definition', 'markdown'] as const;

const noFile: ResolveFile = () => undefined;

/** Returns the views of containers, pictures and blocks that are kept as source. Pictures follow `resolve` whenever it is another function. */
export function useNodeViews(locale: Locale, resolve: ResolveFile = noFile): Record<string, NodeViewConstructor> {
  const { t } = useTranslation('studioEditor');
  const [addresses] = useState(() => new PictureAddresses(resolve));
  useEffect(() => {
    addresses.setResolver(resolve);
  }, [addresses, resolve]);
  return {
    image: addresses.view(() => t('picture.missing')),
    container: containerView(CONTAINER_NAMES[locale]),
    source_block: sourceBlockView(() => ({
      kind: (kind) => t(`source.${KINDS.find((known) => known === kind) ?? 'markdown'}`),
      edit: t('source.edit'),
      done: t('source.done'),
      cancel: t('source.cancel'),
      field: t('source.field'),
    })),
  };
}
