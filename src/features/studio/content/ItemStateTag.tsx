import type { ManagedItem } from 'contract/manage/content';
import { formatAge, formatDate, formatShortDate } from '@/lib/i18n/format';
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

interface DraftNoteProps {
  item: Pick<ManagedItem, 'state' | 'draft'>;
  /** True for a list whose dates are without the current year. */
  isShort?: boolean;
}

/** Shows who saved the draft of an item and when; nothing if there is no draft. */
export const DraftNote = ({ item: { state, draft }, isShort = false }: DraftNoteProps) =>
  draft && (
    <span className={styles.draft}>
      {state !== 'draft' && <Icon name="pencil" size={16} />}
      <span>
        <DraftText draft={draft} isShort={isShort} />
      </span>
    </span>
  );

interface DraftTextProps {
  draft: NonNullable<ManagedItem['draft']>;
  /** As for the note. */
  isShort: boolean;
}

/** Says who saved a draft and when. */
export function DraftText({ draft: { mine, savedAt, savedBy }, isShort }: DraftTextProps) {
  const { t } = useTranslation('studio');
  if (mine) return t('draft.mine', { age: formatAge(savedAt) });
  return savedBy
    ? t('draft.by', { name: savedBy.name, age: formatAge(savedAt) })
    : t('draft.imported', { date: isShort ? formatShortDate(savedAt) : formatDate(savedAt) });
}
