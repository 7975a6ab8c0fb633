import type { Change } from 'contract/item';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ChangeList } from './ChangeList';
import { AsideSection } from '../../../ui/primitives/AsideSection';

/** Shows all change notes of an item. Renders nothing if there are none. */
export function ChangeNotes({ changes, locale }: { changes: readonly Change[]; locale: Locale }) {
  const { t } = useTranslation('item');
  if (!changes.length) return null;
  return (
    <AsideSection title={t('changes.title')}>
      <ChangeList changes={changes} locale={locale} />
    </AsideSection>
  );
}
