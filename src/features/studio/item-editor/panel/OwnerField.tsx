import { useCallback, useRef } from 'react';
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

/** Shows the owner of an item, and a search for another one by name or role. */
export function OwnerField({ owner, onChange }: OwnerFieldProps) {
  const { t } = useTranslation('itemEditor');
  const ref = useRef<HTMLDivElement>(null);
  const suggest = useCallback(async (query: string, signal: AbortSignal) => {
    const found = await request('POST /api/person/search', { query, limit: FOUND }, { signal });
    return found?.map(({ id, name, role }) => ({ key: id, text: [name, role].filter(Boolean).join(' · ') }));
  }, []);
  return (
    <div ref={ref} className={styles.owner} data-part="owner">
      <SuggestField
        label={t('where.owner')}
        hint={t('where.findOwner')}
        suggest={suggest}
        onPick={({ key }) => {
          onChange(key);
        }}
      />
      {owner !== undefined && (
        <ChosenOwner
          key={owner}
          id={owner}
          onRemove={() => {
            onChange(undefined);
            // The pressed button disappears with the owner.
            ref.current?.querySelector('input')?.focus();
          }}
        />
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
