import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Comparison.module.css';
import type { BlockChange } from './diff/diff-blocks';
import { Folded } from './Folded';

interface BlockListProps<B> {
  blocks: readonly B[];
  /** Returns the content of blocks that follow each other: either unchanged ones or a single changed one. */
  show: (blocks: readonly B[]) => ReactNode;
}

/** Shows the blocks of a body. Of unchanged blocks in a row, those next to a change are visible and the others are folded. */
export function BlockList<B extends { kind: BlockChange['kind'] }>({ blocks, show }: BlockListProps<B>) {
  const { t } = useTranslation('itemHistory');
  return runsOf(blocks).map(({ start, blocks: run, kind }) => {
    if (kind === 'same') return <div key={start}>{show(run)}</div>;
    if (kind === 'folded')
      return (
        <Folded key={start} summary={t('unchanged', { count: run.length, formatted: formatNumber(run.length) })}>
          {show(run)}
        </Folded>
      );
    return (
      <div key={start} className={styles.block} data-kind={kind}>
        <p className="meta">{t(`block.${kind}`)}</p>
        {show(run)}
      </div>
    );
  });
}

interface Run<B> {
  start: number;
  blocks: readonly B[];
  kind: BlockChange['kind'] | 'folded';
}

/** Returns the blocks in runs: unchanged ones that are visible, unchanged ones that are folded, and each changed one alone. */
function runsOf<B extends { kind: BlockChange['kind'] }>(blocks: readonly B[]): Run<B>[] {
  const isChanged = (index: number) => (blocks[index]?.kind ?? 'same') !== 'same';
  const runs: Run<B>[] = [];
  for (const [index, block] of blocks.entries()) {
    const isNearChange = isChanged(index - 1) || isChanged(index + 1);
    const kind = block.kind === 'same' && !isNearChange ? 'folded' : block.kind;
    const last = runs.at(-1);
    if (last?.kind === kind && !isChanged(index)) last.blocks = [...last.blocks, block];
    else runs.push({ start: index, blocks: [block], kind });
  }
  return runs;
}
