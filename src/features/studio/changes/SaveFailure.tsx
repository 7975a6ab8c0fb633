import type { Failure } from '@/lib/api/failures';
import { Icon } from '@/ui/primitives/Icon';
import styles from './Changes.module.css';

/** Message that says why a change was not saved. */
export const SaveFailure = ({ failure }: { failure: Failure | null }) =>
  failure && (
    <p role="alert" className={styles.failure}>
      <Icon name="warning" />
      {failure.message}
    </p>
  );
