import type { ContainerKind } from 'markdown/containers';
import type { Command } from 'prosemirror-state';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { changeContainer, removeContainer, type ContainerAt } from '../commands/container-commands';
import styles from './ContextBar.module.css';
import { CommitField } from './CommitField';

const TITLED = ['note', 'warning', 'details'] as const satisfies ContainerKind[];

interface ContainerBarProps {
  container: ContainerAt;
  /** Runs a command and moves the focus to the text. */
  run: (command: Command) => void;
  /** Runs a command; the focus stays where it is. */
  dispatch: (command: Command) => void;
}

/** Kind and title of the container at the selection. */
export function ContainerBar({ container, run, dispatch }: ContainerBarProps) {
  const { t } = useTranslation('studioEditor');
  return (
    <div role="group" aria-label={t(`toolbar.${container.kind}`)} className={styles.bar}>
      {container.kind !== 'steps' && (
        <>
          {TITLED.map((kind) => (
            <button
              key={kind}
              type="button"
              className="button button-quiet"
              aria-pressed={container.kind === kind}
              onClick={() => {
                run(changeContainer({ kind }));
              }}
            >
              {t(`toolbar.${kind}`)}
            </button>
          ))}
          <label>
            {t('container.title')}
            <CommitField
              value={container.title}
              maxLength={200}
              onCommit={(title) => {
                dispatch(changeContainer({ title }));
              }}
            />
          </label>
        </>
      )}
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          run(removeContainer);
        }}
      >
        {t('container.remove')}
      </button>
    </div>
  );
}
