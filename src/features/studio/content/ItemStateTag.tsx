import type { ManagedItem } from 'contract/manage/content';
import { formatAge, formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './ItemStateTag.module.css';

interface StateProps {
  item: Pick<ManagedItem, 'state' | 'draft'>;
}

/** Shows the state of an item, and the draft beside a published version with who saved it and when. */
export const ItemStateTag = ({ item }: StateProps) => (
  <>
    <StateTag item={item} />
    <DraftNote item={item} />
  </>
);

/** Shows the state of an item. */
export function StateTag({ item: { state } }: StateProps) {
  const { t } = useTranslation('studio');
  return (
    <span className={`tag ${styles.tag}`} data-state={state}>
      {t(`state.${state}`)}
    </span>
  );
}

/** Shows who saved the draft of an item and when; nothing if there is no draft. */
export const DraftNote = ({ item: { state, draft } }: StateProps) =>
  draft && (
    <span className={styles.draft}>
      {state !== 'draft' && <Icon name="pencil" size={16} />}
      <DraftText draft={draft} />
    </span>
  );

function DraftText({ draft: { mine, savedAt, savedBy } }: { draft: NonNullable<ManagedItem['draft']> }) {
  const { t } = useTranslation('studio');
  if (mine) return t('draft.mine', { age: formatAge(savedAt) });
  return savedBy
    ? t('draft.by', { name: savedBy.name, age: formatAge(savedAt) })
    : t('draft.imported', { date: formatDate(savedAt) });
}
