import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import type { ListView } from './useListView';
import styles from './ListViewSwitch.module.css';

interface ListViewSwitchProps {
  view: ListView;
  onChange: (view: ListView) => void;
}

export function ListViewSwitch({ view, onChange }: ListViewSwitchProps) {
  const { t } = useTranslation('item');
  return (
    <div role="group" aria-label={t('view.name')} className={styles.switch}>
      {(['rows', 'cards'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          className={`icon-button ${styles.choice}`}
          aria-pressed={choice === view}
          aria-label={t(`view.${choice}`)}
          title={t(`view.${choice}`)}
          onClick={() => {
            onChange(choice);
          }}
        >
          <Icon name={choice} />
        </button>
      ))}
    </div>
  );
}
