import { useCallback, useState } from 'react';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import { OptionalPart } from '../../../ui/states/OptionalPart';
import { prepareOnIntent } from '../../../ui/states/part-code';

const loadDialog = async () => ({ default: (await import('./ShareDialog')).ShareDialog });

interface ShareButtonProps {
  title: string;
  /** Language of the title. */
  locale: Locale;
  /** Path on this site that the shared link leads to. */
  path: string;
  /** Called at most once per opening of the dialog, when the link was shared. */
  onShared: () => void;
}

/** Button that opens the dialog for sharing a page. The dialog loads when it is opened. */
export function ShareButton({ title, locale, path, onShared }: ShareButtonProps) {
  const { t } = useTranslation('item');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        data-needs-server
        {...prepareOnIntent(loadDialog)}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="share" />
        {t('share.open')}
      </button>
      {open && (
        <OptionalPart load={loadDialog} onFailure={close}>
          {(ShareDialog) => (
            <ShareDialog
              title={title}
              locale={locale}
              url={new URL(path, window.location.origin).href}
              onShared={onShared}
              onClose={close}
            />
          )}
        </OptionalPart>
      )}
    </>
  );
}
