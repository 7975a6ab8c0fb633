import type { ReactNode, Ref } from 'react';
import { Illustration, type IllustrationName } from './Illustration';
import styles from './StateBlock.module.css';

interface StateBlockProps {
  drawing: IllustrationName;
  /** Sentence that describes the state. */
  title: string;
  /** 1 if the block replaces the whole page with its heading. */
  heading?: 1;
  text?: string;
  /** Edge at which the block stands. Default: the centre. */
  align?: 'start';
  /** One action. */
  children?: ReactNode;
  role?: 'alert';
  ref?: Ref<HTMLDivElement>;
}

/** Shows a drawing, a sentence and one action instead of data. */
export function StateBlock({ drawing, title, heading, text, align, children, role, ref }: StateBlockProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div ref={ref} className={styles.block} data-whole={heading === 1} data-align={align} role={role}>
      <Illustration name={drawing} />
      <Title className={styles.title}>{title}</Title>
      {text && <p className="second">{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
