import styles from './Comparison.module.css';
import type { TextPart } from './diff/diff-text';

const ELEMENTS = { added: 'ins', removed: 'del' } as const;

/** Text with its added words underlined and its removed words struck through. */
export const MarkedText = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ kind, text }, index) => {
    const Element = kind === 'same' ? 'span' : ELEMENTS[kind];
    return (
      <Element key={index} className={kind === 'same' ? undefined : styles.mark}>
        {text}
      </Element>
    );
  });
