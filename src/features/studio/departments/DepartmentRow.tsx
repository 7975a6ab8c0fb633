import { Link } from 'umi';
import { isUsedByContent, type DepartmentUse } from 'contract/manage/department-uses';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ActionMenu } from '@/ui/overlay/ActionMenu';
import { contentPath } from '../content/content-address';
import { nameOf } from '../item-editor/panel/names';
import { EntryNames } from '../structure/EntryNames';
import { renamed } from '../structure/renamed';
import tree from '../structure/StructureTree.module.css';
import type { Asked } from './asked';
import { COLUMN_USES, columnOf, isColumn } from './columns';
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
  const usedAs = (wanted: DepartmentUse) => used.find(({ use }) => use === wanted);
  const items = usedAs('items');
  const rare = used.filter(({ use }) => use !== 'items' && !isColumn(use));
  const ask = (kind: 'aliases' | 'merge' | 'rename') => () => {
    onAsk({ kind, department });
  };
  const isIdle = used.length === 0;
  return (
    <li className={`${tree.row} ${styles.row}`} data-level="0">
      <div className={`${tree.names} ${styles.names}`}>
        <EntryNames
          names={names}
          onSave={(locale, text) => {
            onSave(({ departments }) => renamed(departments, id, locale, text));
          }}
        />
        <p className={`second ${styles.facts}`}>
          {COLUMN_USES.map((use) => {
            const figure = usedAs(use);
            return (
              <span key={use} className={figure ? styles.figure : styles.none} style={columnOf(use)}>
                {figure ? <Figure {...figure} /> : <None />}
              </span>
            );
          })}
          {rare.map(({ use, text }) => (
            <span key={use}>{text}</span>
          ))}
          {isIdle && <span className={styles.unused}>{t('unused')}</span>}
          {aliases.length > 0 && <span>{t('also', { names: aliases.join(', ') })}</span>}
        </p>
      </div>
      {items ? (
        <Link className={`${tree.count} ${styles.figure}`} to={contentPath({ department: id })}>
          <Figure {...items} />
        </Link>
      ) : (
        <span className={`${tree.count} ${styles.none} second`}>
          <None />
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

/** Number of uses. Its noun is visible where no column has that name. */
const Figure = ({ number, text }: { number: string; text: string }) => (
  <>
    <span aria-hidden>{number}</span>
    <span>{text}</span>
  </>
);

/** Dash of a column for none; hidden from screen readers, which read only the uses that there are. */
const None = () => <span aria-hidden>–</span>;
