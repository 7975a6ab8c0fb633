import '@/lib/i18n/texts/notice';
import { useId } from 'react';
import type { PersonDetails } from 'contract/manage/person';
import { useFeedName } from '@/entities/notice/useFeedName';
import { useFilterNames } from '@/entities/notice/useFilterNames';
import { formatAge, formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AccessRow } from '@/ui/list/AccessRow';
import { Icon } from '@/ui/primitives/Icon';
import type { ManagedPerson } from './usePerson';

interface PersonFeedsProps {
  person: PersonDetails;
  managed: ManagedPerson;
}

/** Notice feeds of a person, whose addresses work without a session until they are ended. */
export function PersonFeeds({ person: { feeds }, managed }: PersonFeedsProps) {
  const { t } = useTranslation('people');
  const nameOf = useFeedName(useFilterNames());
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('feeds')}</h2>
      {feeds.length === 0 ? (
        <p className="second">{t('noFeeds')}</p>
      ) : (
        <ul className="boxed-list">
          {feeds.map(({ id, filter, createdAt, lastUsedAt }) => {
            const name = nameOf(filter);
            return (
              <AccessRow
                key={id}
                mark={<Icon name="feed" />}
                title={name}
                facts={
                  <p className="dotted">
                    <span>{t('made', { date: formatShortDate(createdAt) })}</span>
                    <span>{lastUsedAt ? t('lastUsed', { age: formatAge(lastUsedAt) }) : t('unused')}</span>
                  </p>
                }
              >
                <button
                  type="button"
                  className="button"
                  aria-label={t('endFeedNamed', { feed: name })}
                  aria-disabled={managed.ending !== null}
                  onClick={() => {
                    if (managed.ending === null) managed.endFeed(id);
                  }}
                >
                  {t(managed.ending === id ? 'ending' : 'endFeed')}
                </button>
              </AccessRow>
            );
          })}
        </ul>
      )}
    </section>
  );
}
