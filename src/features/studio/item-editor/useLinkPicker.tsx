import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { AREA_FOLDERS } from 'contract/core/areas';
import type { ItemRef } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemPicker } from '@/entities/item/search/ItemPicker';
import { Dialog } from '@/ui/overlay/Dialog';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { safeAddress } from '../editor/engine/safe-address';
import type { EditorHooks } from '../editor/ui/editor-hooks';
import { Labelled } from './fields/FieldControl';
import styles from './ItemEditor.module.css';

type PickLink = NonNullable<EditorHooks['onPickLink']>;
type Picked = Awaited<ReturnType<PickLink>>;

/** Returns the address by which a text refers to an item, from any folder. */
const sourceOf = ({ area, id }: ItemRef): string => `/${AREA_FOLDERS[area]}/${id}.md`;

/** Returns a function that asks for the target of a link, and the dialog that asks, to be rendered. */
export function useLinkPicker(): { pick: PickLink; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(picked: Picked) => void>(undefined);
  const settle = (picked: Picked) => {
    setOpen(false);
    answer.current?.(picked);
  };
  const pick: PickLink = () =>
    new Promise((resolve) => {
      answer.current = resolve;
      setOpen(true);
    });
  return { pick, dialog: isOpen && <LinkDialog onSettle={settle} /> };
}

function LinkDialog({ onSettle }: { onSettle: (picked: Picked) => void }) {
  const { t } = useTranslation(['itemEditor', 'item', 'studioEditor']);
  const id = useId();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const written = address.trim();
    // A host without a scheme, as people copy it from a letter or a poster.
    const href = safeAddress(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(written) ? `https://${written}` : written);
    if (href === null) setProblem(t('studioEditor:link.invalid'));
    else onSettle({ href, title: written });
  };
  return (
    <Dialog
      title={t('link.title')}
      onClose={() => {
        onSettle(null);
      }}
    >
      <form className={styles.link} onSubmit={onSubmit}>
        <ItemPicker
          label={t('link.find')}
          hint={t('link.findHint')}
          onPick={({ title, ...item }) => {
            onSettle({ href: sourceOf(item), title });
          }}
        />
        <Labelled
          id={id}
          label={t('link.address')}
          problem={problem}
          control={
            <input
              id={id}
              className="field"
              value={address}
              autoComplete="off"
              onChange={({ target }) => {
                setAddress(target.value);
                setProblem(undefined);
              }}
            />
          }
        />
        <DialogButtons
          submit={t('link.insert')}
          onCancel={() => {
            onSettle(null);
          }}
        />
      </form>
    </Dialog>
  );
}
