import '@/lib/i18n/texts/studio/releases';
import type { Release } from 'contract/manage/release';
import { useCall } from '@/lib/api/useCall';
import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_RELEASES_PATH } from '@/lib/paths';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { StudioMessage } from '../frame/StudioMessage';
import { StudioPlace } from '../place/StudioPlace';
import { AddDraft } from './AddDraft';
import { GoingLive } from './GoingLive';
import { ReleaseStateTag, ReleaseTime } from './ReleaseFacts';
import { ReleaseItems } from './ReleaseItems';
import styles from './ReleaseScreen.module.css';
import { useReleaseActions } from './useReleaseActions';

const IS_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Loads a release. Shows why there is none otherwise. */
export function ReleaseScreen({ id }: { id: string }) {
  const isId = IS_ID.test(id);
  const query = useCall('GET /api/manage/release/info', isId ? { release: id } : null);
  if (!isId) return <Missing />;
  // A kept answer may be of an older version.
  const loaded = { ...query, data: query.refreshing ? undefined : query.data };
  return (
    <QueryState query={loaded} heading={1} skeleton={<ReleaseSkeleton />} notFound={<Missing />}>
      {(release) => (
        <ShownRelease
          release={release}
          onChange={(changed) => {
            query.mutate(() => changed);
          }}
          onReload={query.retry}
        />
      )}
    </QueryState>
  );
}

interface ShownReleaseProps {
  release: Release;
  onChange: (release: Release) => void;
  onReload: () => void;
}

function ShownRelease({ release, onChange, onReload }: ShownReleaseProps) {
  const { t } = useTranslation('releases');
  const actions = useReleaseActions(release, onChange, onReload);
  const { name, owner, failure, doneAt } = release;
  const head = useFocusWhenLost<HTMLHeadingElement>(release);
  return (
    <StudioPlace
      title={name}
      titleRef={head}
      back={{ to: MANAGE_RELEASES_PATH, text: t('back') }}
      facts={
        <p className={styles.facts}>
          <ReleaseStateTag release={release} />
          <span className="meta">
            <ReleaseTime release={release} />
          </span>
          <span className="meta">{t('owner', { name: owner?.name ?? t('someone') })}</span>
        </p>
      }
    >
      {failure && (
        <p role="alert" className={styles.failure}>
          {t('failed', { time: formatDate(failure.publishAt, 'dateTime') })}
        </p>
      )}
      <div className={styles.parts}>
        <div className={styles.items}>
          <ReleaseItems release={release} actions={actions} />
          {!doneAt && <AddDraft release={release} actions={actions} />}
        </div>
        <GoingLive release={release} actions={actions} />
      </div>
    </StudioPlace>
  );
}

function ReleaseSkeleton() {
  const { t } = useTranslation('releases');
  return (
    <StudioPlace
      title={undefined}
      back={{ to: MANAGE_RELEASES_PATH, text: t('back') }}
      facts={
        <p className={styles.facts}>
          <Skeleton width="260px" height="22px" />
        </p>
      }
    >
      <div className={styles.parts}>
        <Skeleton height="240px" />
        <Skeleton height="240px" />
      </div>
    </StudioPlace>
  );
}

function Missing() {
  const { t } = useTranslation('releases');
  return (
    <StudioMessage title={t('missing.title')} text={t('missing.text')} link={{ to: MANAGE_RELEASES_PATH, text: t('back') }} />
  );
}
