import { useState } from 'react';
import { useCurrentUser } from '@/lib/session/useCurrentUser';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import { OptionalPart } from '@/ui/states/OptionalPart';

const loadGuide = async () => ({ default: (await import('./ImportGuide')).ImportGuide });

/**
 * Replaces everything below the greeting while the portal is empty: import instructions for administrators, a short message for
 * other people, and for administrators whose instructions could not be loaded.
 */
export function EmptyPortal({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation('home');
  const isAdmin = useCurrentUser()?.roles.includes('admin') ?? false;
  const [isFailed, setFailed] = useState(false);
  if (!isAdmin || isFailed) return <EmptyState title={t('empty.title')} text={t('empty.wait')} />;
  return (
    <OptionalPart
      load={loadGuide}
      onFailure={() => {
        setFailed(true);
      }}
    >
      {(Guide) => <Guide onRefresh={onRefresh} />}
    </OptionalPart>
  );
}
