import { Link } from 'umi';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_OWNERS_PATH } from '@/lib/paths';
import { Dialog } from '@/ui/overlay/Dialog';
import { contentPath } from '../content/content-address';
import styles from './EntryDialog.module.css';
import { nameOf, type Entry } from './entries';

/** Dialog that says that an entry cannot be removed because it owns items, with links to reassign or list them. */
export function OwnsDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useTranslation('directory');
  const name = nameOf(entry, useInterfaceLocale());
  const count = { count: entry.owned, formatted: formatNumber(entry.owned) };
  return (
    <Dialog title={t('owns.title', { name })} onClose={onClose}>
      <p className={styles.told}>{t('owns.text', count)}</p>
      <div className={styles.choices}>
        <Link className="button button-primary" to={MANAGE_OWNERS_PATH}>
          {t('owns.reassign')}
        </Link>
        <Link className="button" to={contentPath({ owner: entry.id })}>
          {t('owns.show', count)}
        </Link>
      </div>
    </Dialog>
  );
}
