import { Link } from 'umi';
import { isUsedByContent } from 'contract/manage/department-uses';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ActionMenu } from '@/ui/overlay/ActionMenu';
import { contentPath } from '../content/content-address';
import { nameOf } from '../item-editor/panel/names';
import { EntryNames } from '../structure/EntryNames';
import { renamed } from '../structure/renamed';
import tree from '../structure/StructureTree.module.css';
import type { Asked } from './asked';
import styles from './DepartmentList.module.css';
import type { Department, DepartmentChange } from './useDepartments';
import { useUseTexts } from './useUseTexts';

interface DepartmentRowProps {
  department: Department;
  onSave: (change: DepartmentChange) => void;
  onAsk: (asked: Asked) => void;
}

/** Renders a department: its names, what uses it, its other names, and a menu of what can be done with it. */
export function DepartmentRow({ department, onSave, onAsk }: DepartmentRowProps) {
  const { t } = useTranslation(['departments', 'structure']);
  const textsOf = useUseTexts();
  const { id, names, aliases, uses } = department;
  const name = nameOf(names, useInterfaceLocale());
  const used = textsOf(uses);
  const items = used.find(({ use }) => use === 'items');
  const others = used.filter(({ use }) => use !== 'items');
  const ask = (kind: 'aliases' | 'merge' | 'rename') => () => {
    onAsk({ kind, department });
  };
  return (
    <li className={`${tree.row} ${styles.row}`} data-level="0">
      <div className={`${tree.names} ${styles.names}`}>
        <EntryNames
          names={names}
          onSave={(locale, text) => {
            onSave(({ departments }) => renamed(departments, id, locale, text));
          }}
        />
        <div className={styles.facts}>
          <p className="second dotted">
            {others.map(({ use, text }) => (
              <span key={use}>{text}</span>
            ))}
            {used.length === 0 && <span>{t('unused')}</span>}
            {aliases.length > 0 && <span>{t('also', { names: aliases.join(', ') })}</span>}
          </p>
        </div>
      </div>
      {items ? (
        <Link className={`${tree.count} ${styles.figure}`} to={contentPath({ department: id })}>
          <span aria-hidden>{items.number}</span>
          <span>{items.text}</span>
        </Link>
      ) : (
        <span className={`${tree.count} ${styles.none} second`} aria-hidden>
          –
        </span>
      )}
      <ActionMenu
        label={t('menu', { name })}
        actions={[
          { text: t('structure:rename.open'), act: ask('rename') },
          { text: t('aliases.open'), act: ask('aliases') },
          { text: t('merge.open'), act: ask('merge') },
          {
            text: t('remove'),
            isDisabled: isUsedByContent(uses),
            act: () => {
              onSave({ kind: 'remove', id });
            },
          },
        ]}
      />
    </li>
  );
}
