import { useState, type RefObject } from 'react';
import type { Locale } from 'contract/core/locale';
import type { ItemRef } from 'contract/item';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { QueryState } from '@/ui/states/QueryState';
import { SkeletonLines } from '@/ui/states/Skeleton';
import styles from './Comparison.module.css';
import { diffDocuments, type FieldChange } from './diff/diff-documents';
import { FieldTable } from './FieldTable';
import { Folded } from './Folded';
import { LanguageChanges } from './LanguageChanges';
import { RestoreButton } from './RestoreButton';
import { RevisionFacts, type Revision } from './RevisionList';
import { useRenderedPair, type RenderedPair } from './useRenderedPair';
import { useRevisions, type RevisionPair } from './useRevisions';

interface ComparisonProps {
  item: ItemRef;
  revision: number;
  /** Revision before it; null if there is none. */
  previous: number | null;
  /** True if this is the newest revision, which readers have. */
  isNewest: boolean;
  /** The revision itself if no other one is stored. */
  only: Revision | undefined;
  head: RefObject<HTMLHeadingElement | null>;
}

/** Shows what a revision changed, and restores it. */
export function Comparison({ item, revision, previous, isNewest, only, head }: ComparisonProps) {
  const { t } = useTranslation('itemHistory');
  const revisions = useRevisions(item, revision, previous);
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <header className={styles.head}>
        <div>
          <h2 id="comparison" ref={head} tabIndex={-1}>
            {only && t('comparison.only')}
            {!only && t(previous === null ? 'revision' : 'comparison.title', { revision: formatNumber(revision) })}
          </h2>
          {only ? (
            <RevisionFacts entry={only} />
          ) : (
            <p className="second">
              {previous === null ? t('comparison.first') : t('comparison.before', { revision: formatNumber(previous) })}
            </p>
          )}
        </div>
        {!only && <RestoreButton item={item} revision={revision} isNewest={isNewest} />}
      </header>
      <QueryState query={revisions} skeleton={<ChangesSkeleton />}>
        {(pair) => <Changes {...pair} />}
      </QueryState>
    </section>
  );
}

const ChangesSkeleton = () => (
  <div className={styles.skeleton}>
    <SkeletonLines widths={['38%', '92%', '86%', '94%', '61%']} height="14px" />
  </div>
);

/** Shows the differences between two versions of an item, anywhere; without an earlier version, the page. */
export const DocumentChanges = ({ before, after }: RevisionPair) => (
  <div className={styles.comparison} data-comparison="">
    <Changes before={before} after={after} />
  </div>
);

const VIEWS = ['page', 'source'] as const;

function Changes({ before, after }: RevisionPair) {
  const { t } = useTranslation(['itemHistory', 'studio']);
  const locale = useInterfaceLocale();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [view, setView] = useState<(typeof VIEWS)[number]>('page');
  const { texts, fields } = diffDocuments(before, after);
  const isSame = fields.length === 0 && texts.every(({ kind }) => kind === 'same');
  const languages = inLanguageOrder(texts, locale);
  const shown = languages.find((text) => text.locale === chosen) ?? languages.find(({ kind }) => kind !== 'same') ?? languages[0];
  const isCompared = (language: Locale) => texts.some((text) => text.locale === language && text.blocks !== null);
  const pages = {
    'en-US': useRenderedPair({ before, after }, 'en-US', isCompared('en-US')),
    'zh-CN': useRenderedPair({ before, after }, 'zh-CN', isCompared('zh-CN')),
  } satisfies Record<Locale, RenderedPair>;
  // Shown at once, in both languages, because what comes late would move what is below it.
  if (view === 'page' && Object.values(pages).some(({ data, failure }) => !data && !failure)) return <ChangesSkeleton />;
  return (
    <div className={styles.changes}>
      {isSame && <p>{t('comparison.same')}</p>}
      <div className={styles.choices}>
        {languages.length > 1 && shown && (
          <SegmentedChoice
            label={t('language.choice')}
            options={texts.map(({ locale: value, kind }) => ({
              ...{ value, text: t(`studio:language.${value}`) },
              mark: before && kind !== 'same' ? t(`language.${kind}`) : undefined,
            }))}
            value={shown.locale}
            onChoose={setChosen}
          />
        )}
        {texts.some(({ blocks }) => blocks) && (
          <SegmentedChoice
            label={t('view.choice')}
            options={VIEWS.map((value) => ({ value, text: t(`view.${value}`) }))}
            value={view}
            onChoose={setView}
          />
        )}
      </div>
      {shown && (
        <LanguageChanges
          key={shown.locale}
          text={shown}
          page={view === 'page' ? pages[shown.locale] : null}
          before={before}
          after={after}
        />
      )}
      {fields.length > 0 && <Fields fields={inFieldOrder(fields, locale)} isFirst={before === null} />}
    </div>
  );
}

/** Fields that changed; of a first version, all fields, folded. */
function Fields({ fields, isFirst }: { fields: readonly FieldChange[]; isFirst: boolean }) {
  const { t } = useTranslation('itemHistory');
  if (!isFirst) return <FieldTable fields={fields} />;
  return (
    <Folded summary={t('fields.all', { count: fields.length, formatted: formatNumber(fields.length) })}>
      <FieldTable fields={fields} isFirst />
    </Folded>
  );
}

/** Returns the entries in the reader's language first. */
const inLanguageOrder = <T extends { locale: Locale | null }>(entries: readonly T[], own: Locale): T[] =>
  entries.toSorted((a, b) => Number(b.locale === own) - Number(a.locale === own));

/** Returns the fields of the whole item first, then each field of the texts in one language after the other. */
function inFieldOrder(fields: readonly FieldChange[], own: Locale): FieldChange[] {
  const whole = fields.filter(({ locale }) => locale === null);
  const texts = inLanguageOrder(
    fields.filter(({ locale }) => locale !== null),
    own,
  );
  const names = [...new Set(texts.map(({ name }) => name))];
  return [...whole, ...names.flatMap((name) => texts.filter((field) => field.name === name))];
}
