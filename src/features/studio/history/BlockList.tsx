import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Comparison.module.css';
import type { BlockChange } from './diff/diff-blocks';
import { MarkedText } from './MarkedText';

/** Shows the blocks of a body. Of unchanged blocks in a row, those next to a change are visible and the others are folded. */
export const BlockList = ({ blocks }: { blocks: readonly BlockChange[] }) =>
  runsOf(blocks).map(({ start, blocks: run, isFolded }) =>
    isFolded ? <FoldedBlocks key={start} blocks={run} /> : run.map((block, index) => <Block key={start + index} block={block} />),
  );

function FoldedBlocks({ blocks }: { blocks: readonly BlockChange[] }) {
  const { t } = useTranslation('itemHistory');
  return (
    <details className={styles.folded}>
      <summary>{t('unchanged', { count: blocks.length, formatted: formatNumber(blocks.length) })}</summary>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </details>
  );
}

function Block({ block }: { block: BlockChange }) {
  const { t } = useTranslation('itemHistory');
  if (block.kind === 'same') return <p className={styles.source}>{block.text}</p>;
  return (
    <div className={styles.block} data-kind={block.kind}>
      <p className="meta">{t(`block.${block.kind}`)}</p>
      <p className={styles.source}>
        {block.kind === 'changed' && <MarkedText parts={block.parts} />}
        {block.kind === 'moved' && block.text}
        {block.kind === 'added' && <ins>{block.text}</ins>}
        {block.kind === 'removed' && <del>{block.text}</del>}
      </p>
    </div>
  );
}

interface Run {
  start: number;
  blocks: readonly BlockChange[];
  isFolded: boolean;
}

/** Returns the blocks in runs that are folded or visible. */
function runsOf(blocks: readonly BlockChange[]): Run[] {
  const runs: Run[] = [];
  const isNearChange = (index: number) => [index - 1, index, index + 1].some((at) => (blocks[at]?.kind ?? 'same') !== 'same');
  let start = 0;
  for (let end = 1; end <= blocks.length; end += 1) {
    const isFolded = !isNearChange(start);
    if (end < blocks.length && !isNearChange(end) === isFolded) continue;
    runs.push({ start, blocks: blocks.slice(start, end), isFolded });
    start = end;
  }
  return runs;
}
