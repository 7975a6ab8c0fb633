import type { Area } from 'contract/core/areas';
import type { Structure } from 'contract/manage/structure';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { useAskedChange } from '../changes/useAskedChange';
import type { Asked } from './asked';
import { CategoryDialog } from './CategoryDialog';
import { ChangeBar } from './ChangeBar';
import { NamesSkeleton } from './NamesSkeleton';
import { NamesDialog } from './NamesDialog';
import { StructureTree } from './StructureTree';
import styles from './AreaStructure.module.css';
import { useOutcome } from './useOutcome';
import { useStructure, type Change } from './useStructure';

interface AreaStructureProps {
  area: Area;
  /** True while the dialog for a new category of the first level is open. */
  isAdding: boolean;
  onAddingEnd: () => void;
}

/** Categories of an area, with what can be done with them. */
export function AreaStructure({ area, isAdding, onAddingEnd }: AreaStructureProps) {
  const { t } = useTranslation('structure');
  const isPhone = useIsPhone();
  const { query, ...changes } = useStructure(area);
  const outcome = useOutcome();
  const { asked, ask, form } = useAskedChange<Asked, Structure, Change>(changes, outcome);
  const { failure, saving, save } = changes;
  const isSaved = async (change: Change) => (await save(change, outcome)) !== undefined;
  return (
    <QueryState query={query} skeleton={<NamesSkeleton rowClass={styles.skeletonRow} />}>
      {(data: Structure) => (
        <>
          <ChangeBar changes={changes} hint={t(isPhone ? 'hintTouch' : 'hint')} isBehindDialog={isAdding || asked !== null} />
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
          {isAdding && (
            <NamesDialog
              title={t('add.title')}
              action={t('add.action')}
              failure={failure}
              onSave={(names) => isSaved({ kind: 'create', parent: null, names })}
              onClose={onAddingEnd}
            />
          )}
          {asked && (
            <CategoryDialog
              {...form}
              kind={asked.kind}
              category={asked.category}
              structure={data}
              refusal={failure}
              isSaved={isSaved}
            />
          )}
        </>
      )}
    </QueryState>
  );
}
