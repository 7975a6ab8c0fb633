import type { Person } from 'contract/person';
import { DeferredPart } from '../../ui/states/DeferredPart';
import { useHoverCard } from './useHoverCard';
import styles from './PersonHover.module.css';

const loadCard = async () => ({ default: (await import('./PersonCard')).PersonCard });

/** Shows the name of a person as a button whose card opens on hover, focus or a press, and closes with Escape. */
export function PersonHover({ person }: { person: Person }) {
  const { id, isOpen, place, rootRef, buttonRef, rootProps, buttonProps } = useHoverCard();
  return (
    <span ref={rootRef} className={styles.root} data-open={isOpen} role="none" {...rootProps}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        {...buttonProps}
      >
        {person.name}
      </button>
      {isOpen && (
        <div role="dialog" id={id} aria-label={person.name} className={styles.popup} data-place={place}>
          <DeferredPart load={loadCard} waiting={<div className={styles.waiting} />}>
            {(Card) => <Card person={person} />}
          </DeferredPart>
        </div>
      )}
    </span>
  );
}
