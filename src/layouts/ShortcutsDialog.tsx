import { useId, type ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { shortcutKeyOf, SECTIONS } from './sections';
import styles from './ShortcutsDialog.module.css';
import { useSingleKeys } from '@/ui/primitives/useSingleKeys';

/** Keys as keyboards name them, in every language. */
const KEYS = { search: '/', control: 'Ctrl', chord: 'K', go: 'G', list: '?' };

/** Lists the keyboard shortcuts, with the choice whether those of a single letter are used. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [isOn, setOn] = useSingleKeys();
  const id = useId();
  return (
    <Dialog title={t('shortcuts.name')} onClose={onClose}>
      <dl className={styles.list}>
        <Shortcut text={t('search.label')}>
          <kbd>{KEYS.search}</kbd> <span>{t('shortcuts.or')}</span> <kbd>{KEYS.control}</kbd> <kbd>{KEYS.chord}</kbd>
        </Shortcut>
        {SECTIONS.map((section) => (
          <Shortcut key={section.to} text={t('shortcuts.go', { area: t(`area.${section.name}`) })}>
            <kbd>{KEYS.go}</kbd> <span>{t('shortcuts.then')}</span> <kbd>{shortcutKeyOf(section).toUpperCase()}</kbd>
          </Shortcut>
        ))}
        <Shortcut text={t('shortcuts.name')}>
          <kbd>{KEYS.list}</kbd>
        </Shortcut>
      </dl>
      <div className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked);
          }}
        />
        <label htmlFor={id}>{t('shortcuts.singleKeys')}</label>
      </div>
    </Dialog>
  );
}

function Shortcut({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{text}</dt>
      <dd>{children}</dd>
    </div>
  );
}
