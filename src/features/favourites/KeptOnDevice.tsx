import '@/lib/i18n/texts/offline';
import { useEffect, useId, useState } from 'react';
import { Link } from 'umi';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';
import { formatBytes, formatNumber, formatShortDate } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { removeAll, removePage } from '@/lib/offline/copies';
import { pagesOf, type KeptPage } from '@/lib/offline/kept-pages';
import { useCopies } from '@/lib/offline/useCopies';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { checkPages } from './check-pages';
import styles from './KeptOnDevice.module.css';

/** List of the kept pages with their sizes and buttons to remove them. Updates their copies from the server when it is shown. */
export function KeptOnDevice() {
  const { t } = useTranslation('offline');
  const titleId = useId();
  const copies = useCopies();
  const locale = useInterfaceLocale();
  const pages = pagesOf(copies ?? [], locale);
  const [removed, setRemoved] = useState<string>();
  const headingRef = useFocusWhenLost<HTMLHeadingElement>(removed);
  const [isAsking, setAsking] = useState(false);
  const isRead = copies !== undefined;
  useEffect(() => {
    if (isRead) void checkPages();
  }, [isRead, locale]);
  if (!copies || (pages.length === 0 && removed === undefined)) return null;
  const size = formatBytes(pages.reduce((sum, { bytes }) => sum + bytes, 0));

  const remove = async ({ page, title }: KeptPage) => {
    await removePage(page);
    setRemoved(t('list.removed', { title }));
  };
  const removeEach = async () => {
    setAsking(false);
    await removeAll();
    setRemoved(t('list.removedAll'));
  };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.bar}>
        <h2 id={titleId} ref={headingRef} tabIndex={-1}>
          {t('list.title')}
        </h2>
        {pages.length > 0 && (
          <>
            <p className="second">{t('list.total', { count: pages.length, formatted: formatNumber(pages.length), size })}</p>
            <button
              type="button"
              className="button"
              onClick={() => {
                setAsking(true);
              }}
            >
              {t('list.removeAll')}
            </button>
          </>
        )}
      </div>
      {pages.length > 0 && <p className={styles.text}>{t('list.text')}</p>}
      {pages.length > 0 && (
        <ul className="boxed-list">
          {pages.map((page) => (
            <KeptRow key={page.page} page={page} onRemove={() => void remove(page)} />
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {removed}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={t('confirm.title')}
          text={t('confirm.text')}
          action={t('list.removeAll')}
          onConfirm={() => void removeEach()}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}

function KeptRow({ page, onRemove }: { page: KeptPage; onRemove: () => void }) {
  const { t } = useTranslation(['offline', 'shell']);
  const { area, path, title, titleLocale, checkedAt, bytes } = page;
  const facts = [t(`shell:area.${area}`), t('asOf', { time: formatShortDate(checkedAt, 'dateTime') }), formatBytes(bytes)];
  return (
    <li className={styles.row}>
      <AreaIcon area={area} size="small" />
      <div className={styles.page}>
        <Link to={path} lang={titleLocale}>
          {title}
        </Link>
        <p className="meta dotted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <button type="button" className="button" aria-label={t('list.removeNamed', { title })} onClick={onRemove}>
        {t('list.remove')}
      </button>
    </li>
  );
}
