import { Link } from 'umi';
import type { ManagedItem } from 'contract/manage/content';
import { formatAge } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { Illustration } from '@/ui/states/Illustration';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { shownTitle } from '../content/item-titles';
import { NewItem } from '../new-item/NewItem';
import type { WorkListCall } from './work-lists';
import styles from './ContinueWriting.module.css';

/** Shows the draft that the person saved last, with a link to go on writing; or how to begin one. */
export function ContinueWriting({ drafts }: { drafts: WorkListCall }) {
  return (
    <QueryState query={drafts} skeleton={<LatestSkeleton />}>
      {({ items: [latest] }) => (latest ? <Latest item={latest} /> : <NothingBegun />)}
    </QueryState>
  );
}

function Latest({ item }: { item: ManagedItem }) {
  const { t } = useTranslation(['studio', 'shell']);
  const { title, locale } = shownTitle(item, useInterfaceLocale());
  return (
    <section aria-label={t('work.latest')} className={styles.latest} data-area={item.area}>
      <AreaIcon area={item.area} />
      <div className={styles.words}>
        <p className="meta">{t('work.latest')}</p>
        <h2 lang={locale}>{title}</h2>
        <p className="meta dotted">
          <span>{t(`shell:area.${item.area}`)}</span>
          {item.draft && <span>{t('work.saved', { age: formatAge(item.draft.savedAt) })}</span>}
          <span>{t(item.state === 'draft' ? 'work.unpublished' : 'work.beside')}</span>
        </p>
      </div>
      <Link className="button button-primary" to={editorPath(item)}>
        {t('work.continue')}
      </Link>
    </section>
  );
}

function NothingBegun() {
  const { t } = useTranslation('studio');
  return (
    <section className={styles.latest}>
      <Illustration name="empty" />
      <div className={styles.words}>
        <h2>{t('work.nothing')}</h2>
        <p className="second">{t('work.nothingText')}</p>
      </div>
      <NewItem primary text={t('work.begin')} />
    </section>
  );
}

/** Placeholder of the latest draft. */
export const LatestSkeleton = () => (
  <div className={styles.latest}>
    <Skeleton width="40px" height="40px" />
    <div className={styles.words}>
      <Skeleton width="120px" height="13px" />
      <Skeleton width="min(320px, 90%)" height="26px" />
      <Skeleton width="min(240px, 70%)" height="13px" />
    </div>
    <Skeleton width="148px" height="40px" />
  </div>
);
