import { useState } from 'react';
import type { Area } from 'contract/core/areas';
import type { Structure } from 'contract/manage/structure';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { EmptyState } from '@/ui/states/EmptyState';
import { QueryState } from '@/ui/states/QueryState';
import { Skeleton } from '@/ui/states/Skeleton';
import type { Asked } from './asked';
import { CategoryDialog } from './CategoryDialog';
import { DoneBar } from './DoneBar';
import { NewCategory } from './NewCategory';
import { StructureTree } from './StructureTree';
import styles from './StructureScreen.module.css';
import { useOutcomes } from './useOutcomes';
import { useStructure } from './useStructure';

/** Categories of an area, with what can be done with them. */
export function AreaStructure({ area }: { area: Area }) {
  const { t } = useTranslation('structure');
  const structure = useStructure(area);
  const outcomes = useOutcomes();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { query, done, failure, saving, save } = structure;
  return (
    <QueryState query={query} skeleton={<TreeSkeleton />}>
      {(data: Structure) => (
        <>
          {failure && (
            <p role="alert" className={styles.failure}>
              <Icon name="warning" />
              {failure.message}
            </p>
          )}
          <DoneBar
            done={done}
            onUndo={(change) => {
              void save(change, () => ({ text: t('undone'), undo: null }));
            }}
          />
          {data.classifications.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <StructureTree
              structure={data}
              isSaving={saving}
              onSave={(change) => {
                void save(change, outcomes(change));
              }}
              onAsk={setAsked}
            />
          )}
          <NewCategory
            isSaving={saving}
            onCreate={async (names) => {
              const change = { kind: 'create' as const, parent: null, names };
              return (await save(change, outcomes(change))) !== undefined;
            }}
          />
          {asked && (
            <CategoryDialog
              asked={asked}
              structure={data}
              onSave={(change) => {
                setAsked(null);
                void save(change, outcomes(change));
              }}
              onClose={() => {
                setAsked(null);
              }}
            />
          )}
        </>
      )}
    </QueryState>
  );
}

const TreeSkeleton = () => (
  <div className="boxed-list">
    {['24%', '31%', '22%', '28%', '25%', '30%'].map((width) => (
      <div key={width} className={styles.skeletonRow}>
        <Skeleton width={width} height="16px" />
        <Skeleton width="16%" height="16px" />
      </div>
    ))}
  </div>
);
