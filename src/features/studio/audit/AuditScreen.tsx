import '@/lib/i18n/texts/studio/audit';
import { useRef } from 'react';
import { AUDIT_FORMATS } from 'contract/core/audit';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useListAddress } from '@/ui/list/useListAddress';
import { Icon } from '@/ui/primitives/Icon';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { StudioPlace } from '../place/StudioPlace';
import { AUDIT_FIELDS, exportAddress } from './audit-address';
import { AuditFilters } from './AuditFilters';
import { AuditResults } from './AuditResults';
import styles from './AuditScreen.module.css';
import { useAuditEvents } from './useAuditEvents';

/** Place where administrators see who did what when. */
export function AuditScreen() {
  const { t } = useTranslation('audit');
  const isPhone = useIsPhone();
  const address = useListAddress(AUDIT_FIELDS);
  const events = useAuditEvents(address.state);
  const head = useRef<HTMLHeadingElement>(null);
  const exports = (
    <div className={styles.exports} role="group" aria-label={t('export.name')}>
      {AUDIT_FORMATS.map((format) => (
        <a key={format} className="button" href={exportAddress(address.state, format)} download>
          <Icon name="download" />
          {t(`export.${format}`)}
        </a>
      ))}
    </div>
  );
  return (
    <StudioPlace title={t('title')} titleRef={head} lead={t('intro')} actions={!isPhone && exports}>
      <AuditFilters
        address={address}
        events={events.data?.items}
        onRemove={() => {
          head.current?.focus({ preventScroll: true });
        }}
      />
      <AuditResults address={address} events={events} />
    </StudioPlace>
  );
}
