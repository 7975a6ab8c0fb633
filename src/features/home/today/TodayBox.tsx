import { useId } from 'react';
import { Link } from 'umi';
import { itemPath } from 'contract/core/paths';
import type { Home, Today } from 'contract/home';
import type { ItemLink } from 'contract/item';
import { compareTimes, daysTo, formatDaysTo, formatShortDate, formatWeekday } from '@/lib/i18n/format';
import { useHomePart } from '@/entities/home/useHome';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { ErrorState } from '@/ui/states/ErrorState';
import { SectionHead } from '@/ui/primitives/SectionHead';
import styles from './TodayBox.module.css';

const MAX_SHOWN = 4;

interface Entry {
  item: ItemLink;
  text: string;
  /** Day or moment at which it begins; null if it is not known. */
  at: string | null;
  until: string | null;
  kind: 'date' | 'closure' | 'outage';
  office: boolean;
}

/**
 * Shows the key dates, closures and outages of the coming days that concern the person. The title is today's date, unless
 * everything begins later.
 */
export function TodayBox({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const headingId = useId();
  const { data, failure, loading, retry } = useHomePart(whole, 'today');
  const entries = data ? entriesOf(data) : [];
  const isAhead = entries.length > 0 && !entries.some(isNow);
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId} title={isAhead ? t('today.ahead') : formatWeekday(new Date().toISOString())} />
      {failure && <ErrorState failure={failure} retrying={loading} onRetry={retry} />}
      {data && entries.length > 0 && <Entries entries={entries} location={data.location} />}
      {data && entries.length === 0 && <p className={styles.none}>{t('today.none')}</p>}
    </section>
  );
}

/** Returns whether an entry has begun, or begins today. */
const isNow = ({ at }: Entry): boolean => at === null || daysTo(at) <= 0;

function Entries({ entries, location }: { entries: readonly Entry[]; location: string | null }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={`${entry.item.id} ${entry.at ?? ''} ${entry.text}`}>
          <EntryLink entry={entry} location={location} />
        </li>
      ))}
    </ul>
  );
}

function EntryLink({ entry, location }: { entry: Entry; location: string | null }) {
  const { t } = useTranslation('home');
  const { item, text, at, until, kind, office } = entry;
  const facts = [
    kind !== 'date' && t(`today.${kind}`),
    at !== null && daysTo(at) >= 0 && formatDaysTo(at),
    kind !== 'date' && until && t('today.until', { date: formatShortDate(until) }),
    office && location,
  ];
  return (
    <Link to={itemPath(item.area, item.id)} className={styles.entry}>
      <span className={styles.day} data-now={isNow(entry)}>
        {at === null || daysTo(at) < 0 ? t('today.now') : formatShortDate(at)}
      </span>
      <span className={`clamped ${styles.text}`} lang={item.locale}>
        {text}
      </span>
      <span className={styles.facts}>
        {kind !== 'date' && <Icon name={kind === 'closure' ? 'place' : 'warning'} size={16} />}
        {facts.filter(Boolean).join(' · ')}
      </span>
    </Link>
  );
}

/** Returns what is not over in the reader's calendar, the earliest first. */
function entriesOf({ keyDates, disruptions }: Today): Entry[] {
  const dates = keyDates.map(({ date, text, item }): Entry => ({
    item,
    text,
    at: date,
    until: date,
    kind: 'date',
    office: false,
  }));
  const others = disruptions.map(({ item, startsAt, endsAt, ...facts }): Entry => ({
    item,
    text: item.title,
    at: startsAt,
    until: endsAt,
    ...facts,
  }));
  return [...dates, ...others]
    .filter(({ until }) => until === null || daysTo(until) >= 0)
    .sort((a, b) => compareTimes(a.at ?? '', b.at ?? ''))
    .slice(0, MAX_SHOWN);
}
