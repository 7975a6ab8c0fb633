import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { ContinueWriting } from './ContinueWriting';
import { useWorkList } from './useWorkList';
import { WorkSection } from './WorkSection';
import styles from './WorkScreen.module.css';

/** First place of the studio: what the person was writing last, then the lists that may need their attention. */
export function WorkScreen() {
  const { t } = useTranslation('studio');
  const mine = useWorkList('mine');
  const others = useWorkList('others');
  const published = useWorkList('published');
  const expiring = useWorkList('expiring');
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={t('places.work')} area={t('title')} />
      <h1>{t('places.work')}</h1>
      <ContinueWriting drafts={mine} />
      <div className={styles.sections}>
        {/* The latest of my drafts is shown above, or that there is none. */}
        {(mine.data?.total ?? 2) > 1 && <WorkSection name="mine" list={mine} skip={1} />}
        <WorkSection name="others" list={others} />
        <WorkSection name="published" list={published} />
        <WorkSection name="expiring" list={expiring} />
      </div>
    </div>
  );
}
