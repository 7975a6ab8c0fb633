import { Link } from 'umi';
import type { CallAnswer } from 'contract/api';
import { LOCALES, type Locale } from 'contract/core/locale';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './RevisionList.module.css';

export type Revision = CallAnswer<'POST /api/manage/revision/list'>['items'][number];

/** Number of the revision that changed nothing, because it published the item. */
const FIRST_REVISION = 1;

interface RevisionListProps {
  revisions: readonly Revision[];
  chosen: number | undefined;
  hrefOf: (revision: number) => string;
}

/** Lists revisions, each as a link to what it changed. */
export function RevisionList({ revisions, chosen, hrefOf }: RevisionListProps) {
  const { t } = useTranslation('itemHistory');
  return (
    <ul className="boxed-list" aria-label={t('revisions')}>
      {revisions.map((revision) => (
        <RevisionRow
          key={revision.revision}
          entry={revision}
          isChosen={revision.revision === chosen}
          to={hrefOf(revision.revision)}
        />
      ))}
    </ul>
  );
}

function RevisionRow({ entry, isChosen, to }: { entry: Revision; isChosen: boolean; to: string }) {
  const { t } = useTranslation('itemHistory');
  const { revision, material } = entry;
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <div className={styles.head}>
        <Link to={to} className={`cover-link ${styles.link}`} aria-current={isChosen || undefined}>
          {t('revision', { revision: formatNumber(revision) })}
        </Link>
        {revision > FIRST_REVISION && (
          <span className={`tag ${styles.tag}`} data-material={material}>
            {t(material ? 'material' : 'minor')}
          </span>
        )}
      </div>
      <RevisionFacts entry={entry} />
    </li>
  );
}

/** Tells when and by whom a revision was published, and why. */
export function RevisionFacts({ entry }: { entry: Revision }) {
  const { t } = useTranslation(['itemHistory', 'reviews']);
  const note = noteOf(entry, useInterfaceLocale());
  const { at, by, approver, overruled, undoes } = entry;
  return (
    <>
      <p className="meta">
        <time dateTime={at}>{formatDate(at, 'dateTime')}</time>
      </p>
      <p className="meta dotted">
        <span>{by?.name ?? t('imported')}</span>
        {approver && <span>{t('approved', { name: approver.name })}</span>}
      </p>
      {overruled && (
        <p className="meta">
          {t('reviews:history', { name: overruled.by?.name ?? t('reviews:someone'), reason: overruled.reason })}
        </p>
      )}
      {note && <p lang={note.locale}>{note.text}</p>}
      {undoes !== null && <p>{t('undoes', { revision: formatNumber(undoes) })}</p>}
    </>
  );
}

/** Returns the note in the given language, or in another one if there is none. */
function noteOf({ notes }: Revision, locale: Locale): { text: string; locale: Locale } | undefined {
  return [locale, ...LOCALES].flatMap((each) => (notes[each] ? [{ text: notes[each], locale: each }] : []))[0];
}
