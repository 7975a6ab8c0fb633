import { useCallback, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ItemDocument } from 'contract/document';
import { request } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PersonRow } from '@/entities/person/PersonRow';
import { Icon } from '@/ui/primitives/Icon';
import { SuggestField } from '@/ui/search-box/SuggestField';
import styles from './OwnerField.module.css';

const FOUND = 20;

interface OwnerFieldProps {
  owner: ItemDocument['owner'];
  onChange: (owner: string | undefined) => void;
}

/** Shows the owner of an item, or a search for one by name or role. */
export function OwnerField({ owner, onChange }: OwnerFieldProps) {
  const { t } = useTranslation('itemEditor');
  const ref = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const suggest = useCallback(async (query: string, signal: AbortSignal) => {
    const found = await request('POST /api/person/search', { query, limit: FOUND }, { signal });
    return found?.map(({ id, name, role }) => ({ key: id, text: [name, role].filter(Boolean).join(' · ') }));
  }, []);
  /** Changes the owner and moves the focus to the element that replaces the focused one. */
  const replace = (chosen: string | undefined) => {
    flushSync(() => {
      onChange(chosen);
    });
    ref.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <div ref={ref} className={styles.owner} data-part="owner">
      {owner === undefined ? (
        <SuggestField
          label={t('where.owner')}
          hint={t('where.findOwner')}
          suggest={suggest}
          onPick={({ key }) => {
            replace(key);
          }}
        />
      ) : (
        <div role="group" aria-labelledby={labelId}>
          <p id={labelId} className={styles.label}>
            {t('where.owner')}
          </p>
          <ChosenOwner
            key={owner}
            id={owner}
            onRemove={() => {
              replace(undefined);
            }}
          />
        </div>
      )}
    </div>
  );
}

function ChosenOwner({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation('itemEditor');
  const { data, failure } = useCall('GET /api/person/info', { id });
  return (
    <div className={styles.chosen}>
      {data ? (
        <PersonRow person={data} />
      ) : (
        <span className="second">{failure?.status === 404 ? t('where.unknownOwner', { id }) : id}</span>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t('where.removeOwner', { name: data?.name ?? id })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
