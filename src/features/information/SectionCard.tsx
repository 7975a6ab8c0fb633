import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import type { SectionCard as Section } from 'contract/information';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { shelfPath } from '@/lib/paths';
import { Glyph } from '@/entities/glyph/Glyph';
import { SignTile } from '@/entities/glyph/SignTile';
import { PersonLine } from '@/entities/person/PersonLine';
import { Icon } from '@/ui/primitives/Icon';
import styles from './SectionCard.module.css';

/** Card of a root section that leads to it, with its most read documents, whom to ask and its newest change. */
export function SectionCard({ section }: { section: Section }) {
  const { t } = useTranslation(['information', 'item']);
  const { id, name, glyph, count, mostRead, changedAt } = section;
  return (
    <li className={styles.frame}>
      <div className={styles.card}>
        <div className={styles.head}>
          <SignTile hue="information">
            <Glyph name={glyph} />
          </SignTile>
          <div>
            <h2 className={styles.name}>
              <Link to={shelfPath(id)} className={`cover-link ${styles.target}`}>
                {name}
              </Link>
            </h2>
            <p className="meta">{t('section.total', { count, formatted: formatNumber(count) })}</p>
          </div>
        </div>
        <ul className={styles.documents} aria-label={t('section.mostRead', { name })}>
          {mostRead.map((document) => (
            <li key={document.id}>
              <Link to={itemPath('information', document.id)} lang={document.locale} className={styles.document}>
                <Icon name="file" size={18} />
                <span>{document.title}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Owner section={section} />
          <span className="meta">{t('item:updated', { date: formatDate(changedAt) })}</span>
        </div>
      </div>
    </li>
  );
}

function Owner({ section: { owner, department } }: { section: Section }) {
  const { t } = useTranslation('person');
  if (!owner && !department) return null;
  return (
    <span className={styles.owner}>
      <span className="visually-hidden">{t('ask')} </span>
      {owner ? (
        <PersonLine person={owner} size="small" />
      ) : (
        <>
          <span className={styles.mark}>
            <Icon name="department" size={16} />
          </span>
          {department?.name}
        </>
      )}
    </span>
  );
}
