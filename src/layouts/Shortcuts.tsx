import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'umi';
import { isWriting } from '@/lib/browser/is-writing';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useCloseOnBack } from '@/ui/overlay/useCloseOnBack';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { prepareOnIntent } from '@/ui/states/part-code';
import { shortcutKeyOf, SECTIONS } from './sections';
import { useSingleKeys } from '@/ui/primitives/useSingleKeys';
import styles from './Footer.module.css';

/** Time within which the second key follows `g`, in milliseconds. */
const SECOND_KEY_MS = 1500;

const loadDialog = async () => ({ default: (await import('./ShortcutsDialog')).ShortcutsDialog });

/** Handles the keys that go to an area or list all shortcuts, and renders the button that lists them. */
export function Shortcuts() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOn] = useSingleKeys();
  const [isOpen, setOpen] = useState(false);
  const goSince = useRef(-Infinity);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, timeStamp, metaKey, ctrlKey, altKey } = event;
      if (metaKey || ctrlKey || altKey || isWriting(event)) return;
      const isSecond = timeStamp - goSince.current < SECOND_KEY_MS;
      goSince.current = key === 'g' && !isSecond ? timeStamp : -Infinity;
      const section = isSecond ? SECTIONS.find((each) => shortcutKeyOf(each) === key) : undefined;
      if (section) navigate(section.to);
      else if (key === '?') setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOn, navigate]);
  const close = () => {
    setOpen(false);
  };
  useCloseOnBack(close);
  return (
    <>
      <button
        type="button"
        className={`button button-quiet ${styles.shortcuts}`}
        {...prepareOnIntent(loadDialog)}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('shortcuts.name')}
      </button>
      {isOpen && (
        <OptionalPart load={loadDialog} onFailure={close}>
          {(Part) => <Part onClose={close} />}
        </OptionalPart>
      )}
    </>
  );
}
