import { useId } from 'react';
import type { CallAnswer } from 'contract/api';
import type { ItemDocument, Names } from 'contract/document';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import type { ChangeDocument } from '../document-edits';
import { Labelled } from '../fields/FieldControl';
import { keyOf, nameOf, pathName } from './names';
import { OwnerField } from './OwnerField';
import styles from './Panel.module.css';
import { PanelSection } from './PanelSection';

export interface SectionProps {
  document: ItemDocument;
  form: CallAnswer<'POST /api/manage/content/form'>;
  /** Reasons for which fields cannot be saved, by path. */
  problems: Readonly<Record<string, string>>;
  change: ChangeDocument;
}

interface WhereSectionProps extends SectionProps {
  isOpen: boolean;
}

/** Classifications, department, owner and contact of an item. */
export function WhereSection({ document, form, change, isOpen }: WhereSectionProps) {
  const { t } = useTranslation('itemEditor');
  const [departmentId, classId, contactId] = [useId(), useId(), useId()];
  const locale = useInterfaceLocale();
  const { department, classifications, owner, contact } = document;
  const departments = withOwn(form.departments, department);
  const paths = form.classifications.filter((path) => !classifications.some((own) => keyOf(own) === keyOf(path)));
  const first = classifications[0];
  return (
    <PanelSection title={t('section.where')} note={first && pathName(first, locale)} open={isOpen}>
      <Labelled
        id={departmentId}
        part="department"
        label={t('where.department')}
        control={
          <select
            id={departmentId}
            className="field"
            value={department ? keyOf(department) : ''}
            onChange={({ target }) => {
              const chosen = departments.find((names) => keyOf(names) === target.value) ?? null;
              change((before) => ({ ...before, department: chosen }));
            }}
          >
            <option value="">{t('where.noDepartment')}</option>
            {departments.map((names) => (
              <option key={keyOf(names)} value={keyOf(names)}>
                {nameOf(names, locale)}
              </option>
            ))}
          </select>
        }
      />
      <Labelled
        id={classId}
        part="classification"
        label={t('where.classification')}
        control={
          <div className={styles.chips}>
            <ChosenPaths
              paths={classifications}
              onRemove={(path) => {
                change((before) => ({
                  ...before,
                  classifications: before.classifications.filter((own) => keyOf(own) !== keyOf(path)),
                }));
              }}
            />
            <select
              id={classId}
              className={`chip ${styles.add}`}
              value=""
              disabled={!paths.length}
              onChange={({ target }) => {
                const chosen = paths.find((path) => keyOf(path) === target.value);
                if (chosen) change((before) => ({ ...before, classifications: [...before.classifications, chosen] }));
              }}
            >
              <option value="">{t('where.addClassification')}</option>
              {paths.map((path) => (
                <option key={keyOf(path)} value={keyOf(path)}>
                  {pathName(path, locale)}
                </option>
              ))}
            </select>
          </div>
        }
      />
      <OwnerField
        owner={owner}
        onChange={(chosen) => {
          change(({ owner: _former, ...before }) => ({ ...before, ...(chosen !== undefined && { owner: chosen }) }));
        }}
      />
      <Labelled
        id={contactId}
        label={t('where.contact')}
        control={
          <input
            id={contactId}
            className="field"
            maxLength={400}
            value={contact ?? ''}
            onChange={({ target }) => {
              change((before) => ({ ...before, contact: target.value || null }));
            }}
          />
        }
      />
    </PanelSection>
  );
}

type Path = ItemDocument['classifications'][number];

function ChosenPaths({ paths, onRemove }: { paths: readonly Path[]; onRemove: (path: Path) => void }) {
  const { t } = useTranslation('itemEditor');
  const locale = useInterfaceLocale();
  if (!paths.length) return null;
  return (
    <ul className={styles.chips} aria-label={t('where.classification')}>
      {paths.map((path) => (
        <li key={keyOf(path)} className={`chip ${styles.chip}`}>
          {pathName(path, locale)}
          <button
            type="button"
            className={styles.remove}
            aria-label={t('where.removeClassification', { name: pathName(path, locale) })}
            onClick={() => {
              onRemove(path);
            }}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the departments with that of the item, which the person need not be allowed to choose. */
const withOwn = (departments: readonly Names[], own: Names | null): readonly Names[] =>
  own && !departments.some((names) => keyOf(names) === keyOf(own)) ? [...departments, own] : departments;
