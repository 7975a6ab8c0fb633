import '@/lib/i18n/texts/studio/transfer';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { StudioPlace } from '../place/StudioPlace';
import { CurrentTransfer } from './CurrentTransfer';
import { ExportForm } from './ExportForm';
import { ImportForm } from './ImportForm';
import styles from './TransferScreen.module.css';
import { useTransfer } from './useTransfer';

/** Place where administrators import a content folder and export the portal's content. */
export function TransferScreen() {
  const { t } = useTranslation('transfer');
  const current = useTransfer();
  const { query, staleReason } = current;
  const failure = current.failure ?? staleReason;
  return (
    <StudioPlace title={t('title')} lead={t('lead')}>
      <QueryState query={{ ...query, loading: false }} skeleton={<TransferSkeleton />}>
        {({ transfer }) => (
          <>
            {failure && (
              <p role="alert" className={styles.failure}>
                {failure.message}
              </p>
            )}
            {transfer && <CurrentTransfer key={transfer.id} transfer={transfer} current={current} />}
            <div className={styles.forms}>
              <ImportForm current={current} />
              <ExportForm current={current} />
            </div>
          </>
        )}
      </QueryState>
    </StudioPlace>
  );
}

const TransferSkeleton = () => (
  <div className={styles.forms}>
    <Skeleton width="100%" height="280px" />
    <Skeleton width="100%" height="280px" />
  </div>
);
