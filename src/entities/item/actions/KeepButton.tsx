import { useCallback, useEffect, useState } from 'react';
import type { ItemRef } from 'contract/item';
import { callKey } from '@/lib/api/call-key';
import { canKeepPages } from '@/lib/offline/has-copies';
import { offlineOwner } from '@/lib/session/offline-owner';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AREA_FACTS } from '../../area/areas';
import { DeviceIcon } from '../../../ui/primitives/DeviceIcon';
import { OptionalPart } from '../../../ui/states/OptionalPart';
import { prepareOnIntent } from '../../../ui/states/part-code';
import styles from './KeepButton.module.css';

const loadKeepPage = async () => ({ default: (await import(/* webpackChunkName: "offline" */ './KeepPage')).KeepPage });

/** Button that keeps the page of an item on this device, or removes it. The code loads when it is pressed or if pages are kept. */
export function KeepButton({ item }: { item: ItemRef }) {
  const { t } = useTranslation('item');
  const [open, setOpen] = useState(false);
  const [isKept, setKept] = useState(false);
  const page = callKey(AREA_FACTS[item.area].info, { id: item.id });
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  useEffect(() => {
    if (open || offlineOwner() === null) return;
    let stop: (() => void) | null = () => undefined;
    import(/* webpackChunkName: "offline" */ '@/lib/offline/useCopies').then(
      ({ watchPage }) => {
        if (stop) stop = watchPage(page, setKept);
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [page, open]);
  if (!canKeepPages()) return null;
  return (
    <>
      <button
        type="button"
        className={`button ${styles.keep}`}
        aria-pressed={isKept}
        // An open dialog makes the button inert, so this is announced only while the page is kept or removed without a dialog.
        aria-busy={open}
        {...prepareOnIntent(loadKeepPage)}
        onClick={() => {
          setOpen(true);
        }}
      >
        <DeviceIcon isKept={isKept} />
        {t('keep')}
      </button>
      {open && (
        <OptionalPart load={loadKeepPage} onFailure={close}>
          {(KeepPage) => <KeepPage item={item} page={page} isKept={isKept} onChange={setKept} onClose={close} />}
        </OptionalPart>
      )}
    </>
  );
}
