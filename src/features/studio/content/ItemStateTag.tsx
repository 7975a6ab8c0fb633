import type { ManagedItem } from 'contract/manage/content';
import { formatAge, formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import styles from './ItemStateTag.module.css';

/** Shows the state of an item. */
export function StateTag({ item: { state } }: { item: Pick<ManagedItem, 'state'> }) {
  const { t } = useTranslation('studio');
  return (
    <span className={`tag ${styles.tag}`} data-state={state}>
      {t(`state.${state}`)}
    </span>
  );
}

/** Shows who saved the draft of an item and when; nothing if there is no draft. */
export const DraftNote = ({ item: { state, draft } }: { item: Pick<ManagedItem, 'state' | 'draft'> }) =>
  draft && (
    <span className={styles.draft}>
      {state !== 'draft' && <Icon name="pencil" size={16} />}
      <span>
        <DraftText draft={draft} />
      </span>
    </span>
  );

/** Says who saved a draft and when; the date is without the current year. */
export function DraftText({ draft: { mine, savedAt, savedBy } }: { draft: NonNullable<ManagedItem['draft']> }) {
  const { t } = useTranslation('studio');
  if (mine) return t('draft.mine', { age: formatAge(savedAt) });
  return savedBy
    ? t('draft.by', { name: savedBy.name, age: formatAge(savedAt) })
    : t('draft.imported', { date: formatShortDate(savedAt) });
}
