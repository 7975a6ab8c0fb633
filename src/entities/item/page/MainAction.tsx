import type { ItemRef } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import type { IconName } from '../../../ui/primitives/icon-paths';
import { countingOpenings } from '../actions/count-opening';
import styles from './MainAction.module.css';

interface MainActionProps {
  href: string;
  text: string;
  /** Describes the effect: the name of the other site, or the type and size of the file. */
  hint: string;
  icon: IconName;
  /** True if the address is not what readers come for now. */
  isQuiet?: boolean;
  /** `tab` opens a new tab; `file` downloads a file under the given name. */
  opens: { as: 'tab' } | { as: 'file'; name: string };
  /** Item whose address it opens, to count that; not for the page of the item itself. */
  counted?: ItemRef;
}

/** Renders the main button of a page with a hint about its target. */
export function MainAction({ href, text, hint, icon, isQuiet = false, opens, counted }: MainActionProps) {
  const { t } = useTranslation('item');
  const how = opens.as === 'tab' ? { target: '_blank', rel: 'noopener noreferrer' } : { download: opens.name };
  return (
    <div className={styles.action}>
      <a
        className={`button ${isQuiet ? '' : 'button-primary'} ${styles.button}`}
        href={href}
        {...how}
        {...(counted && countingOpenings(counted))}
      >
        {text}
        {opens.as === 'tab' && <span className="visually-hidden">{t('newTab')}</span>}
        <Icon name={icon} />
      </a>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
