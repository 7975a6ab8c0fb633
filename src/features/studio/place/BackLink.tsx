import { Link } from 'umi';
import { Icon } from '@/ui/primitives/Icon';
import styles from './StudioPlace.module.css';

export interface BackLinkProps {
  to: string;
  text: string;
}

/** Quiet link from a page of the studio to the list or editor that it belongs to. */
export const BackLink = ({ to, text }: BackLinkProps) => (
  <Link className={styles.back} to={to}>
    <Icon name="chevron-left" size={18} />
    {text}
  </Link>
);
