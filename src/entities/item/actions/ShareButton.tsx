import { useState } from 'react';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import { ShareDialog } from './ShareDialog';

interface ShareButtonProps {
  title: string;
  /** The language of the title. */
  locale: Locale;
  /** Path of this site that the shared link leads to. */
  path: string;
  /** Called once for each time that the dialog was used to share. */
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
