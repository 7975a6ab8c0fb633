import type { ItemLink } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { handOnFocusInList } from '@/ui/primitives/hand-on-focus';
import { Icon } from '@/ui/primitives/Icon';
import styles from './ShortcutsEditor.module.css';

interface SuggestedRowProps {
  item: ItemLink;
  disabled: boolean;
  onPin: () => void;
}

export function SuggestedRow({ item: { area, title, locale }, disabled, onPin }: SuggestedRowProps) {
  const { t } = useTranslation('shortcutsEditor');
  return (
    <li ref={handOnFocusInList} className={styles.row}>
      <AreaIcon area={area} size="small" />
      <span lang={locale}>{title}</span>
      <button type="button" className="icon-button" aria-label={t('pin', { title })} disabled={disabled} onClick={onPin}>
        <Icon name="pin" />
      </button>
    </li>
  );
}
