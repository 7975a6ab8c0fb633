import { useId, useState, type ReactNode } from 'react';
import { Link } from 'umi';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import styles from './FilterTree.module.css';

export interface FilterNode {
  id: string;
  name: string;
  /** Shown before the name, 20 px wide. */
  icon?: ReactNode;
  count?: number;
  children: FilterNode[];
}

interface FilterTreeProps {
  nodes: FilterNode[];
  selected: string | null;
  hrefOf: (id: string) => string;
}

const holds = (node: FilterNode, id: string | null): boolean =>
  node.children.some((child) => child.id === id || holds(child, id));

/** Nested filter choices as links. A branch is opened by its button, or automatically if it contains the selected choice. */
export function FilterTree({ nodes, selected, hrefOf }: FilterTreeProps) {
  return (
    <ul className={styles.tree}>
      {nodes.map((node) => (
        <Branch key={node.id} node={node} selected={selected} hrefOf={hrefOf} />
      ))}
    </ul>
  );
}

function Branch({ node, selected, hrefOf }: { node: FilterNode } & Omit<FilterTreeProps, 'nodes'>) {
  const { t } = useTranslation('item');
  const childrenId = useId();
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? (node.id === selected || holds(node, selected));
  const { id, name, icon, count, children } = node;
  return (
    <li>
      <div className={styles.node} data-selected={id === selected}>
        <Link className={styles.link} to={hrefOf(id)} aria-current={id === selected ? 'true' : undefined}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <span className={styles.name}>{name}</span>
          {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
        </Link>
        {children.length > 0 && (
          <button
            type="button"
            className={`icon-button ${styles.toggle}`}
            aria-expanded={open}
            aria-controls={childrenId}
            aria-label={t('filter.within', { name })}
            onClick={() => {
              setChosen(!open);
            }}
          >
            <Icon name="chevron-down" size={16} />
          </button>
        )}
      </div>
      {children.length > 0 && (
        <div id={childrenId} className={styles.children} hidden={!open}>
          <FilterTree nodes={children} selected={selected} hrefOf={hrefOf} />
        </div>
      )}
    </li>
  );
}
