import type { Notice } from 'contract/notice';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Neighbours } from '@/entities/item/page/Neighbours';

/** Links to the notices published before and after this one. */
export function NoticeNeighbours({ notice: { previous, next } }: { notice: Notice }) {
  const { t } = useTranslation('notice');
  return (
    <Neighbours
      label={t('neighbours.name')}
      previous={{ item: previous, word: t('neighbours.previous') }}
      next={{ item: next, word: t('neighbours.next') }}
    />
  );
}
