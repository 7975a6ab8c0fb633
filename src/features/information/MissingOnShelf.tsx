import { AREA_PATHS } from 'contract/core/areas';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { NotFound } from '@/entities/item/page/NotFound';
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs';

/** Message for a document or section that does not exist. The tree stays beside it. */
export function MissingOnShelf({ what }: { what: 'document' | 'section' }) {
  const { t } = useTranslation(['information', 'shell']);
  const title = t(`missing.${what}`);
  return (
    <>
      <Breadcrumbs trail={[{ name: t('shell:area.information'), to: AREA_PATHS.information }]} current={{ title }} />
      <NotFound title={title} text={t('missing.text')} area="information" isPart />
    </>
  );
}
