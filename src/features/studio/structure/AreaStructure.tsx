import type { Area } from 'contract/core/areas';
import type { Structure } from 'contract/manage/structure';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { useAskedChange } from '../changes/useAskedChange';
import type { Asked } from './asked';
import { CategoryDialog } from './CategoryDialog';
import { ChangeBar } from './ChangeBar';
import { NamesSkeleton } from './NamesSkeleton';
import { NewEntry } from './NewEntry';
import { StructureTree } from './StructureTree';
import styles from './AreaStructure.module.css';
import { useOutcome } from './useOutcome';
import { useStructure, type Change } from './useStructure';

/** Categories of an area, with what can be done with them. */
export function AreaStructure({ area }: { area: Area }) {
  const { t } = useTranslation('structure');
  const { query, ...changes } = useStructure(area);
  const outcome = useOutcome();
  const { asked, ask, form } = useAskedChange<Asked, Structure, Change>(changes, outcome);
  const { saving, save } = changes;
  return (
    <QueryState query={query} skeleton={<NamesSkeleton rowClass={styles.skeletonRow} />}>
      {(data: Structure) => (
        <>
          <ChangeBar changes={changes} hint={t('hint')} isBehindDialog={asked !== null} />
          {data.classifications.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <StructureTree
              structure={data}
              isSaving={saving}
              onSave={(change) => {
                void save(change, outcome);
              }}
              onAsk={ask}
            />
          )}
          <NewEntry
            title={t('add.title')}
            action={t('add.action')}
            labelIn={(language) => t('add.name', { language })}
            isSaving={saving}
            onCreate={async (names) => {
              return (await save({ kind: 'create', parent: null, names }, outcome)) !== undefined;
            }}
          />
          {asked && <CategoryDialog asked={asked} structure={data} {...form} />}
        </>
      )}
    </QueryState>
  );
}
