import type { ReactNode } from 'react';
import type { Failure } from '@/lib/api/failures';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Form.module.css';

interface SaveFailureProps {
  failure: Failure | null;
  /** Discards this change and loads what another person has saved. */
  onReload: () => void;
  /** Actions for other failures. */
  children?: ReactNode;
}

/** Shows why a change was not saved. The form keeps the change. */
export function SaveFailure({ failure, onReload, children }: SaveFailureProps) {
  const { t } = useTranslation('searchAdmin');
  return (
    <div role="alert">
      {failure && (
        <div className={styles.failure}>
          <Icon name="warning" />
          <div>
            <p>{failure.message}</p>
            {failure.code.endsWith('.conflict') && (
              <button type="button" className="button" onClick={onReload}>
                {t('reload')}
              </button>
            )}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
