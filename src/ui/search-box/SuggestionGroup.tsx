import { useId, type ReactNode } from 'react';
import styles from './SearchBox.module.css';

interface SuggestionGroupProps {
  /** Undefined for suggestions without a group. */
  name: string | undefined;
  children: ReactNode;
}

/** Suggestions of one kind under a common name. */
export function SuggestionGroup({ name, children }: SuggestionGroupProps) {
  const nameId = useId();
  if (name === undefined) return children;
  return (
    <div role="group" aria-labelledby={nameId}>
      <div role="presentation" id={nameId} className={styles.group}>
        {name}
      </div>
      {children}
    </div>
  );
}
