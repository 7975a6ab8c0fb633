import { useId, type ReactNode } from 'react';
import { Link } from 'umi';
import type { CallInput } from 'contract/api';
import { useCall } from '@/lib/useCall';
import { useTranslation } from '@/lib/useTranslation';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { QueryState } from '@/ui/QueryState';
import { ServiceRows, ServiceRowsSkeleton } from './ServiceRows';
import styles from './ServiceBox.module.css';

interface ServiceBoxProps {
  title: string;
  input: CallInput<'POST /api/servicehall/form/list'> & { pageSize: number };
  all: { to: string; text: string };
  wide?: boolean;
  /** How many rows to keep free meanwhile, where it is not the whole page of the list. */
  expected?: number;
  empty?: ReactNode;
}

/** A few services under a heading. It loads, fails and is tried again by itself. */
export function ServiceBox({ title, input, all, wide = false, expected = input.pageSize, empty }: ServiceBoxProps) {
  const { t } = useTranslation('home');
  const headingId = useId();
  const list = useCall('POST /api/servicehall/form/list', input);
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <Link to={all.to} className={styles.all}>
          {all.text}
          <Icon name="arrow-right" size={16} />
        </Link>
      </div>
      <QueryState
        query={list}
        skeleton={<ServiceRowsSkeleton count={expected} wide={wide} />}
        isEmpty={({ items }) => items.length === 0}
        empty={empty ?? <EmptyState title={t('none.title')} text={t('none.text')} />}
      >
        {({ items }) => <ServiceRows items={items} wide={wide} />}
      </QueryState>
    </section>
  );
}
