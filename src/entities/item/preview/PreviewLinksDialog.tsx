import '@/lib/i18n/texts/preview';
import { useId, useState, type SyntheticEvent } from 'react';
import type { DraftArea } from 'contract/core/areas';
import { DEFAULT_LINK_DAYS, MAX_LINK_LABEL } from 'contract/core/preview';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '../../../ui/overlay/Dialog';
import { handOnFocusInList } from '../../../ui/primitives/hand-on-focus';
import styles from './PreviewLinksDialog.module.css';
import { usePreviewLinks, type MadeLink, type PreviewLinks } from './usePreviewLinks';

const DAYS = [1, 3, 7, 14, 30];

interface PreviewLinksDialogProps {
  area: DraftArea;
  id: string;
  onClose: () => void;
}

/** Dialog in which an editor creates preview links of a draft, sees those that work, and ends them. */
export function PreviewLinksDialog({ area, id, onClose }: PreviewLinksDialogProps) {
  const { t } = useTranslation('preview');
  const links = usePreviewLinks(area, id);
  return (
    <Dialog title={t('share')} onClose={onClose}>
      <p className={styles.lead}>{t('links.lead')}</p>
      <NewLinkForm links={links} />
      <p role="status" className={styles.status}>
        {links.made &&
          t(links.made.copied ? 'links.copied' : 'links.made', { date: formatDate(links.made.expiresAt, 'dateTime') })}
      </p>
      {links.made && <LinkField link={links.made} />}
      <LinkList links={links} />
    </Dialog>
  );
}

function NewLinkForm({ links: { making, make } }: { links: PreviewLinks }) {
  const { t } = useTranslation('preview');
  const [labelId, daysId] = [useId(), useId()];
  const [label, setLabel] = useState('');
  const [days, setDays] = useState(DEFAULT_LINK_DAYS);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (label.trim()) make(label.trim(), days);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <p className={styles.label}>
        <label htmlFor={labelId}>{t('links.label')}</label>
        <input
          className="field"
          id={labelId}
          maxLength={MAX_LINK_LABEL}
          placeholder={t('links.example')}
          value={label}
          onChange={(event) => {
            setLabel(event.target.value);
          }}
        />
      </p>
      <p className={styles.days}>
        <label htmlFor={daysId}>{t('links.ends')}</label>
        <select
          className="field"
          id={daysId}
          value={days}
          onChange={(event) => {
            setDays(Number(event.target.value));
          }}
        >
          {DAYS.map((each) => (
            <option key={each} value={each}>
              {t('links.days', { count: each })}
            </option>
          ))}
        </select>
      </p>
      <button type="submit" className="button button-primary" disabled={!label.trim()} aria-disabled={making}>
        {t('links.create')}
      </button>
    </form>
  );
}

function LinkField({ link }: { link: MadeLink }) {
  const { t } = useTranslation('preview');
  return <input className={`field ${styles.url}`} readOnly value={link.url} aria-label={t('links.link')} />;
}

function LinkList({ links: { links, end } }: { links: PreviewLinks }) {
  const { t } = useTranslation('preview');
  if (!links?.length) return null;
  return (
    <ul className={styles.list} aria-label={t('links.working')}>
      {links.map(({ id, label, sharedBy, expiresAt, opened, lastOpenedAt }) => (
        <li key={id} ref={handOnFocusInList} className={styles.row}>
          <div className={styles.facts}>
            <p className={styles.name}>{label}</p>
            <p className="meta">
              {t('links.by', { name: sharedBy.name, date: formatDate(expiresAt) })} ·{' '}
              {lastOpenedAt ? t('links.opened', { count: opened, date: formatDate(lastOpenedAt) }) : t('links.unopened')}
            </p>
          </div>
          <button
            type="button"
            className="button button-quiet"
            aria-label={t('links.endNamed', { label })}
            onClick={() => {
              end(id);
            }}
          >
            {t('links.end')}
          </button>
        </li>
      ))}
    </ul>
  );
}
