import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Action } from './toolbar-actions';
import { ToolbarIcon } from './ToolbarIcon';
import styles from './SlashMenu.module.css';

interface SlashMenuProps {
  id: string;
  actions: readonly Action[];
  chosen: number;
  /** Returns the distance from the top of the editing surface, in pixels. */
  top: () => number;
  onChoose: (action: Action) => void;
}

/** Menu of blocks that a slash opens. The focus stays in the text; the keys are handled there. */
export function SlashMenu({ id, actions, chosen, top, onChoose }: SlashMenuProps) {
  const { t } = useTranslation('studioEditor');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('menu.name')}
      className={styles.menu}
      ref={(menu) => {
        menu?.style.setProperty('top', `${top()}px`);
      }}
    >
      {actions.length === 0 && <p className={styles.none}>{t('menu.none')}</p>}
      {actions.map((action, index) => (
        <div
          key={action.name}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={styles.option}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(action);
          }}
        >
          <ToolbarIcon name={action.name} />
          {t(`toolbar.${action.name}`)}
        </div>
      ))}
    </div>
  );
}
