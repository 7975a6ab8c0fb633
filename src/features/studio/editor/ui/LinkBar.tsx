import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { safeAddress } from '../engine/safe-address';
import styles from './ContextBar.module.css';

interface LinkBarProps {
  href: string;
  onChange: (href: string) => void;
  onRemove: () => void;
  /** Opens the picker of pages; absent if there is none. */
  onPick?: () => void;
}

/** Fields of the link at the selection. The address is taken when the field is left or Enter is pressed. */
export function LinkBar({ href, onChange, onRemove, onPick }: LinkBarProps) {
  const { t } = useTranslation('studioEditor');
  const [address, setAddress] = useState(href);
  const isInvalid = address.trim() !== '' && safeAddress(address) === null;
  const take = () => {
    const safe = safeAddress(address);
    if (safe !== null && safe !== href) onChange(safe);
  };
  return (
    <div role="group" aria-label={t('link.name')} className={styles.bar}>
      <label>
        {t('link.address')}
        <input
          className="field"
          value={address}
          aria-invalid={isInvalid}
          onChange={(event) => {
            setAddress(event.target.value);
          }}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
      </label>
      {onPick && (
        <button type="button" className="button" onClick={onPick}>
          {t('link.pick')}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={onRemove}>
        {t('link.remove')}
      </button>
      {isInvalid && <p role="alert">{t('link.invalid')}</p>}
    </div>
  );
}
