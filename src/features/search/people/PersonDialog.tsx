import type { Person } from 'contract/person';
import { PersonCard } from '@/entities/person/PersonCard';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';

interface PersonDialogProps {
  id: string;
  /** The person, if the page has already loaded them. */
  known: Person | undefined;
  onClose: () => void;
}

/** Shows the card of a person or desk in a dialog: role, department, usual reply and the ways to reach them. */
export function PersonDialog({ id, known, onClose }: PersonDialogProps) {
  const { t } = useTranslation('search');
  const call = useCall('GET /api/person/info', known ? null : { id });
  const query = known ? { ...call, data: known } : call;
  return (
    <Dialog title={query.data?.name ?? t('person')} onClose={onClose}>
      <QueryState query={query} skeleton={<Skeleton width="100%" height="96px" />}>
        {(person) => <PersonCard person={person} isTitled />}
      </QueryState>
    </Dialog>
  );
}
