import type { Area } from 'contract/core/areas';
import { isItemId } from 'contract/core/paths';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MANAGE_CONTENT_PATH } from '@/lib/paths';
import { useCurrentUser } from '@/lib/session/useCurrentUser';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import { StudioBar } from '../frame/StudioBar';
import { StudioMessage } from '../frame/StudioMessage';
import { ItemEditor } from './ItemEditor';
import styles from './ItemEditor.module.css';

/** Loads an item for its editor. Shows why it cannot be edited otherwise. */
export function ItemEditorScreen({ area, id }: { area: Area | undefined; id: string }) {
  const person = useCurrentUser();
  const isKnown = area !== undefined && isItemId(id);
  const form = useCall('POST /api/manage/content/form', isKnown ? { area } : null);
  const info = useCall('GET /api/manage/draft/info', isKnown && form.data ? { area, id } : null);
  if (!isKnown || form.failure?.status === 403) return <Missing />;
  // A kept answer may be older than what this person has written since.
  const loaded = { ...info, data: info.refreshing ? undefined : info.data };
  return (
    <QueryState query={form} heading={1} skeleton={<EditorSkeleton />} notFound={<Missing />}>
      {(fields) => (
        <QueryState query={loaded} heading={1} skeleton={<EditorSkeleton />} notFound={<Missing />}>
          {(opened) => <ItemEditor key={`${area} ${id}`} opened={opened} form={fields} person={person?.id ?? ''} />}
        </QueryState>
      )}
    </QueryState>
  );
}

function EditorSkeleton() {
  return (
    <>
      <div className={styles.bar} data-own-bar>
        <div className={`content ${styles.inner}`} />
      </div>
      <div className={`content ${styles.frame}`}>
        <Skeleton height="720px" />
        <Skeleton height="640px" />
      </div>
    </>
  );
}

function Missing() {
  const { t } = useTranslation('itemEditor');
  return (
    <>
      <StudioBar place="content" />
      <StudioMessage
        title={t('missing.title')}
        text={t('missing.text')}
        link={{ to: MANAGE_CONTENT_PATH, text: t('bar.back') }}
      />
    </>
  );
}
