import { useState } from 'react';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import { ShareDialog } from './ShareDialog';

interface ShareButtonProps {
  title: string;
  /** Language of the title. */
  locale: Locale;
  /** Path on this site that the shared link leads to. */
  path: string;
  /** Called at most once per opening of the dialog, when the link was shared. */
  onShared: () => void;
}

export function ShareButton({ title, locale, path, onShared }: ShareButtonProps) {
  const { t } = useTranslation('item');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="share" />
        {t('share.open')}
      </button>
      {open && (
        <ShareDialog
          title={title}
          locale={locale}
          url={new URL(path, window.location.origin).href}
          onShared={onShared}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
