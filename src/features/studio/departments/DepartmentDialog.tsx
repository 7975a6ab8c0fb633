import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Dialog } from '@/ui/overlay/Dialog';
import { nameOf } from '../item-editor/panel/names';
import { AliasForm } from './AliasForm';
import type { Asked, DepartmentFormProps } from './asked';
import styles from './DepartmentList.module.css';
import { DepartmentTargetForm } from './DepartmentTargetForm';
import { useUseTexts } from './useUseTexts';

/** Dialog that merges a department into another one, edits its aliases, or adds an unlisted name as an alias. */
export function DepartmentDialog({ asked, ...props }: DepartmentFormProps & { asked: Exclude<Asked, { kind: 'rename' }> }) {
  const { t } = useTranslation('departments');
  const locale = useInterfaceLocale();
  const textsOf = useUseTexts();
  if (asked.kind === 'assign')
    return (
      <Dialog title={t('unlisted.assignTitle', { name: asked.alias })} onClose={props.onClose}>
        <DepartmentTargetForm
          {...props}
          label={t('unlisted.into')}
          submit={t('unlisted.action')}
          onChoose={(id) => {
            props.onSave({ kind: 'addAlias', id, alias: asked.alias });
          }}
        />
      </Dialog>
    );
  const { kind, department } = asked;
  const name = nameOf(department.names, locale);
  if (kind === 'aliases')
    return (
      <Dialog title={t('aliases.title', { name })} onClose={props.onClose}>
        <AliasForm {...props} department={department} />
      </Dialog>
    );
  const moves = textsOf(department.uses);
  return (
    <Dialog title={t('merge.title', { name })} onClose={props.onClose}>
      <DepartmentTargetForm
        {...props}
        departments={props.departments.filter(({ id }) => id !== department.id)}
        label={t('merge.into')}
        submit={t('merge.action')}
        onChoose={(into) => {
          props.onSave({ kind: 'merge', id: department.id, into });
        }}
      >
        {moves.length ? (
          <>
            <p>{t('merge.moves')}</p>
            <ul className={styles.moves} aria-label={t('merge.moves')}>
              {moves.map(({ use, text }) => (
                <li key={use}>{text}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t('merge.nothing')}</p>
        )}
        <p className="second">{t('merge.text')}</p>
      </DepartmentTargetForm>
    </Dialog>
  );
}
