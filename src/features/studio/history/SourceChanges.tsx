import { BlockList } from './BlockList';
import styles from './Comparison.module.css';
import type { BlockChange } from './diff/diff-blocks';
import { MarkedText } from './MarkedText';

/** Shows the Markdown of a body with what changed in it. */
export const SourceChanges = ({ blocks }: { blocks: readonly BlockChange[] }) => (
  <BlockList
    blocks={blocks}
    show={(run) =>
      run.map((block, index) => (
        <p key={index} className={styles.source}>
          <Source block={block} />
        </p>
      ))
    }
  />
);

function Source({ block }: { block: BlockChange }) {
  if (block.kind === 'changed') return <MarkedText parts={block.parts} />;
  if (block.kind === 'added') return <ins>{block.text}</ins>;
  return block.kind === 'removed' ? <del>{block.text}</del> : block.text;
}
