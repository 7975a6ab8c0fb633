import { useId, useState } from 'react';
import { Link } from 'umi';
import type { Home, Shortcuts as Links } from 'contract/home';
import { itemPath } from 'contract/core/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { ErrorState } from '@/ui/states/ErrorState';
import { Icon } from '@/ui/primitives/Icon';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { prepareOnIntent } from '@/ui/states/part-code';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { useHomePart, type HomeState } from '../../../entities/home/useHome';
import styles from './Shortcuts.module.css';

const loadEditor = () => import('./ShortcutsEditor').then(({ ShortcutsEditor }) => ({ default: ShortcutsEditor }));

/** Shows the person's pinned links in their order or, if there are none, their favourites and most opened items. */
export function Shortcuts({ home, whole }: { home: HomeState; whole: Home }) {
  const { t } = useTranslation('home');
  const headingId = useId();
  const [editing, setEditing] = useState(false);
  const { data, failure, loading, retry } = useHomePart(whole, 'shortcuts');
  if (failure) return <ErrorState failure={failure} retrying={loading} onRetry={retry} />;
  if (!data) return null;
  const shown = data.pinned.length ? data.pinned : data.suggested;
  const keep = (shortcuts: Links) => {
    home.mutate((present) => ({ ...present, shortcuts }));
  };
  return (
    <section aria-labelledby={headingId} className={styles.shortcuts}>
      <SectionHead id={headingId} title={t('shortcuts.title')} />
      {shown.length ? (
        <ul className={styles.list}>
          {shown.map(({ area, id, title, locale }) => (
            <li key={`${area} ${id}`}>
              <Link to={itemPath(area, id)} className={styles.link}>
                <AreaIcon area={area} size="small" />
                <span lang={locale}>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.hint}>
          <Icon name="heart" />
          {t('shortcuts.none')}
        </p>
      )}
      {(data.pinned.length > 0 || data.suggested.length > 0) && (
        <button
          type="button"
          className={`button button-quiet no-print ${styles.edit}`}
          aria-haspopup="dialog"
          {...prepareOnIntent(loadEditor)}
          onClick={() => {
            setEditing(true);
          }}
        >
          <Icon name="pin" />
          {t('shortcuts.edit')}
        </button>
      )}
      {editing && (
        <OptionalPart
          load={loadEditor}
          onFailure={() => {
            setEditing(false);
          }}
        >
          {(ShortcutsEditor) => (
            <ShortcutsEditor
              shortcuts={data}
              onSaved={keep}
              onClose={() => {
                setEditing(false);
              }}
            />
          )}
        </OptionalPart>
      )}
    </section>
  );
}
