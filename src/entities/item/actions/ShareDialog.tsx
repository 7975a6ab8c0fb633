import '@/lib/i18n/texts/share-dialog';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AddressField } from '../../../ui/primitives/AddressField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Icon } from '../../../ui/primitives/Icon';
import { ShareCode } from './ShareCode';
import { useShare } from './useShare';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  title: string;
  locale: Locale;
  url: string;
  onShared: () => void;
  onClose: () => void;
}

export function ShareDialog({ title, locale, url, onShared, onClose }: ShareDialogProps) {
  const { t } = useTranslation('shareDialog');
  const { copied, copy, count } = useShare(url, onShared);
  const told = { no: null, yes: t('copiedStatus'), failed: t('copyFailed') };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p className={styles.what} lang={locale}>
        {title}
      </p>
      <AddressField
        label={t('link')}
        url={url}
        copyText={t(copied === 'yes' ? 'copied' : 'copy')}
        onCopy={copy}
        status={told[copied]}
      />
      <div className={styles.ways}>
        <ShareCode url={url} />
        <a className={`button ${styles.mail}`} href={mail} onClick={count}>
          <Icon name="mail" />
          {t('mail')}
        </a>
      </div>
    </Dialog>
  );
}
