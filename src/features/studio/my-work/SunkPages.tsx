import '@/lib/i18n/texts/studio/content-tests';
import { useId } from 'react';
import type { SunkPage } from 'contract/manage/question';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { SectionHead } from '@/ui/primitives/SectionHead';
import styles from './AttentionRows.module.css';
import { RowTitle } from './RowTitle';

interface SunkPagesProps {
  pages: readonly SunkPage[];
  total: number;
  onAll: () => void;
}

/** Section of My work with published pages that searches for their own questions do not find. Renders nothing if there are none. */
export function SunkPages({ pages, total, onAll }: SunkPagesProps) {
  const { t } = useTranslation('contentTests');
  const titleId = useId();
  if (!pages.length) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead id={titleId} title={t('sunk.title')} />
      <p className="meta">{t('sunk.text')}</p>
      <ul className={`boxed-list ${styles.rows}`} aria-labelledby={titleId}>
        {pages.map((page) => (
          <SunkRow key={`${page.area} ${page.id}`} page={page} />
        ))}
      </ul>
      {pages.length < total && (
        <button type="button" className={`button button-quiet ${styles.all}`} onClick={onAll}>
          {t('sunk.all', { formatted: formatNumber(total) })}
        </button>
      )}
    </section>
  );
}

function SunkRow({ page }: { page: SunkPage }) {
  const { t } = useTranslation('contentTests');
  return (
    <li className={styles.row}>
      <AreaIcon area={page.area} size="small" />
      <div className={styles.words}>
        <RowTitle item={page} />
        {page.questions.map((asked) => (
          <p key={`${asked.locale} ${asked.question}`} className="meta dotted">
            <span lang={asked.locale}>{t('sunk.asked', { question: asked.question })}</span>
            <Place asked={asked} />
          </p>
        ))}
      </div>
    </li>
  );
}

function Place({ asked: { place, formerPlace } }: { asked: SunkPage['questions'][number] }) {
  const { t } = useTranslation('contentTests');
  const former = formerPlace === null ? '' : formatNumber(formerPlace);
  if (place === null) return <span data-urgent>{former ? t('sunk.noneBefore', { former }) : t('sunk.none')}</span>;
  const shown = formatNumber(place);
  return <span data-urgent>{former ? t('sunk.placeBefore', { place: shown, former }) : t('sunk.place', { place: shown })}</span>;
}
