import '@/lib/i18n/texts/audit';
import { AUDIT_FORMATS } from 'contract/core/audit';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useListAddress } from '@/ui/list/useListAddress';
import { Icon } from '@/ui/primitives/Icon';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { AUDIT_FIELDS, exportAddress } from './audit-address';
import { AuditFilters } from './AuditFilters';
import { AuditResults } from './AuditResults';
import styles from './AuditScreen.module.css';
import { useAuditEvents } from './useAuditEvents';

/** Place where administrators see who did what when. */
export function AuditScreen() {
  const { t } = useTranslation(['audit', 'studio']);
  const address = useListAddress(AUDIT_FIELDS);
  const events = useAuditEvents(address.state);
  return (
    <div className={`content ${styles.page}`}>
      <PageTitle page={t('title')} area={t('studio:title')} />
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className="second">{t('intro')}</p>
        </div>
        <div className={styles.exports} role="group" aria-label={t('export.name')}>
          {AUDIT_FORMATS.map((format) => (
            <a key={format} className="button" href={exportAddress(address.state, format)} download>
              <Icon name="download" />
              {t(`export.${format}`)}
            </a>
          ))}
        </div>
      </header>
      <AuditFilters address={address} events={events.data?.items ?? []} />
      <AuditResults address={address} events={events} />
    </div>
  );
}
