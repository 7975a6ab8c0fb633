import { useTranslation } from '@/lib/i18n/useTranslation';
import { countingOpenings } from '@/entities/item/actions/count-opening';
import { Icon } from '@/ui/primitives/Icon';
import type { BestOption } from './palette-option';
import styles from './PaletteBody.module.css';

/** Keys that follow the action, as keyboards show them. */
const KEYS = { control: 'Ctrl', enter: '↵' };

/** Renders a link to the address of the best match, over its option; Tab reaches it from the text field. */
export function BestAction({ best: { area, id, option }, url }: { best: BestOption; url: string }) {
  const { t } = useTranslation(['palette', 'item']);
  return (
    <a
      className={`button button-primary ${styles.action}`}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      {...countingOpenings({ area, id })}
      aria-label={`${t('openItem', { title: option.text })} ${t('item:newTab')}`}
    >
      {t('open')}
      <Icon name="arrow-up-right" size={16} />
      <kbd className={styles.actionKey} aria-hidden="true">
        {KEYS.control} {KEYS.enter}
      </kbd>
    </a>
  );
}
