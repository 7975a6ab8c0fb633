import { Link } from 'umi';
import { AREA_PATHS } from 'contract/core/areas';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { StateBlock } from '@/ui/states/StateBlock';

/** Message for a document or section that does not exist. The tree stays beside it. */
export function MissingOnShelf({ what }: { what: 'document' | 'section' }) {
  const { t } = useTranslation(['information', 'shell']);
  const title = t(`missing.${what}`);
  return (
    <>
      <PageTitle page={title} area={t('shell:area.information')} />
      <StateBlock drawing="not-found" heading={1} title={title} text={t('missing.text')}>
        <Link className="button" to={AREA_PATHS.information}>
          {t('missing.toShelf')}
        </Link>
      </StateBlock>
    </>
  );
}
