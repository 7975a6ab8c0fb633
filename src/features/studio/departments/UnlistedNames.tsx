import type { Departments } from 'contract/manage/department';
import { hasChinese } from '@/lib/i18n/has-chinese';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Asked } from './asked';
import styles from './DepartmentList.module.css';
import type { Change } from './useDepartments';
import { useUseTexts } from './useUseTexts';

interface UnlistedNamesProps {
  names: Departments['unlisted'];
  isSaving: boolean;
  onSave: (change: Change) => void;
  onAsk: (asked: Asked) => void;
}

/** Names from sign-ins, audiences and contacts that belong to no department. Each can become a department, or an alias of one. */
export function UnlistedNames({ names, isSaving, onSave, onAsk }: UnlistedNamesProps) {
  const { t } = useTranslation('departments');
  const textsOf = useUseTexts();
  if (!names.length) return null;
  return (
    <section className={styles.unlisted} aria-labelledby="unlisted-names">
      <h2 id="unlisted-names">{t('unlisted.title')}</h2>
      <p className="second">{t('unlisted.text')}</p>
      <ul className="boxed-list">
        {names.map(({ name, uses }) => (
          <li key={name} className={styles.name}>
            <div>
              <p>{name}</p>
              <p className="second dotted">
                {textsOf(uses).map(({ use, text }) => (
                  <span key={use}>{text}</span>
                ))}
              </p>
            </div>
            <div className={styles.buttons}>
              <button
                type="button"
                className="button"
                aria-label={t('unlisted.createOf', { name })}
                aria-disabled={isSaving}
                onClick={() => {
                  if (!isSaving) onSave({ kind: 'create', names: { [hasChinese(name) ? 'zh-CN' : 'en-US']: name } });
                }}
              >
                {t('unlisted.create')}
              </button>
              <button
                type="button"
                className="button button-quiet"
                aria-label={t('unlisted.assignOf', { name })}
                onClick={() => {
                  onAsk({ kind: 'assign', alias: name });
                }}
              >
                {t('unlisted.assign')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
