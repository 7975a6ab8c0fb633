import { useId } from 'react';
import { Link } from 'umi';
import type { ShelfSection, ShelvedDocument } from 'contract/information';
import { itemPath } from 'contract/core/paths';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { countOf, type Shelf } from './shelf';
import { onTreeKey } from './tree-keys';
import type { OpenSections } from './useOpenSections';
import styles from './ShelfTree.module.css';

interface TreeProps {
  /** Id of the shown document. */
  current: string | null;
  open: OpenSections;
}

/** Tree of collapsible sections with links to their documents, navigable with the arrow keys. */
export function ShelfTree({ shelf: { sections, rest }, current, open }: TreeProps & { shelf: Shelf }) {
  return (
    // The arrow keys move the focus between the links and buttons, which are the interactive elements.
    <div className={styles.tree} onKeyDown={onTreeKey} role="presentation">
      <ul>
        {sections.map((section) => (
          <Section key={section.id} section={section} current={current} open={open} />
        ))}
      </ul>
      <Rest documents={rest} current={current} withHeading={sections.length > 0} />
    </div>
  );
}

function Section({ section, current, open }: TreeProps & { section: ShelfSection }) {
  const listId = useId();
  const { id, name, documents, children } = section;
  const isOpen = open.isOpen(id);
  return (
    <li>
      <button
        type="button"
        className={styles.section}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          open.toggle(id);
        }}
      >
        <Icon name="chevron-right" size={16} />
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{formatNumber(countOf(section))}</span>
      </button>
      <ul id={listId} className={styles.within} hidden={!isOpen}>
        {isOpen && (
          <>
            <Documents documents={documents} current={current} />
            {children.map((child) => (
              <Section key={child.id} section={child} current={current} open={open} />
            ))}
          </>
        )}
      </ul>
    </li>
  );
}

interface DocumentsProps {
  documents: readonly ShelvedDocument[];
  current: string | null;
}

const Documents = ({ documents, current }: DocumentsProps) =>
  documents.map(({ id, title, locale }) => (
    <li key={id}>
      <Link
        className={styles.document}
        to={itemPath('information', id)}
        lang={locale}
        aria-current={id === current ? 'page' : undefined}
      >
        {title}
      </Link>
    </li>
  ));

function Rest({ documents, current, withHeading }: DocumentsProps & { withHeading: boolean }) {
  const { t } = useTranslation('information');
  if (!documents.length) return null;
  return (
    <>
      {withHeading && <p className={styles.rest}>{t('tree.rest')}</p>}
      <ul>
        <Documents documents={documents} current={current} />
      </ul>
    </>
  );
}
