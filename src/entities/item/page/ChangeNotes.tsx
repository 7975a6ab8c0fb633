import type { Change } from 'contract/item';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ChangeList } from './ChangeList';
import { DetailSection } from '../../../ui/primitives/DetailSection';

/** What changed in an item, below its text; nothing when nothing was noted. */
export function ChangeNotes({ changes, locale }: { changes: readonly Change[]; locale: Locale }) {
  const { t } = useTranslation('item');
  if (!changes.length) return null;
  return (
    <DetailSection title={t('changes.title')}>
      <ChangeList changes={changes} locale={locale} />
    </DetailSection>
  );
}
