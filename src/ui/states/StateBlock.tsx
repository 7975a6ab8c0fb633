import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './Illustration';
import styles from './StateBlock.module.css';

interface StateBlockProps {
  drawing: IllustrationName;
  /** A sentence that says what is so. */
  title: string;
  /** 1 when this stands in place of the whole page and its heading. */
  heading?: 1;
  text?: string;
  /** One action. */
  children?: ReactNode;
  role?: 'alert';
}

/** A drawing, a sentence and one action, in place of data. */
export function StateBlock({ drawing, title, heading, text, children, role }: StateBlockProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={styles.block} role={role}>
      <Illustration name={drawing} />
      <Title className={styles.title}>{title}</Title>
      {text && <p className="second">{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
