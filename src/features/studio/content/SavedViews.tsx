import { useState } from 'react';
import { Link } from 'umi';
import { MANAGE_CONTENT_PATH } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { isFiltered, writeAddress } from '@/ui/list/list-address';
import type { ListAddress } from '@/ui/list/useListAddress';
import { Icon } from '@/ui/primitives/Icon';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { CONTENT_FIELDS, type ContentState } from './content-address';
import { SaveViewDialog } from './SaveViewDialog';
import { useSavedViews } from './useSavedViews';
import styles from './SavedViews.module.css';

const searchOf = (state: ContentState): string => writeAddress(CONTENT_FIELDS, { ...state, page: 1 });

/** Links to the named filters that the person keeps on this device, with buttons to delete the name of the shown ones. */
export function SavedViews({ address: { state } }: { address: ListAddress<ContentState> }) {
  const { t } = useTranslation('studio');
  const { views, remove } = useSavedViews();
  const shown = searchOf(state);
  if (!views.length) return null;
  return (
    <div className={styles.bar}>
      <nav aria-label={t('views.name')}>
        <ul className={styles.views}>
          {[{ name: t('views.all'), search: '' }, ...views].map(({ name, search }) => (
            <li key={`${name} ${search}`} className={styles.view}>
              <Link className="chip" to={MANAGE_CONTENT_PATH + search} aria-current={search === shown ? 'page' : undefined}>
                {name}
              </Link>
              {search === shown && search !== '' && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('views.remove', { name })}
                  onClick={() => {
                    remove(name);
                  }}
                >
                  <Icon name="close" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Button, on phones an icon, that keeps the shown filters under a name; absent while there are none, or if they are kept already. */
export function SaveViewButton({ address }: { address: ListAddress<ContentState> }) {
  const { t } = useTranslation('studio');
  const { views, save } = useSavedViews();
  const isPhone = useIsPhone();
  const [naming, setNaming] = useState(false);
  const shown = searchOf(address.state);
  if (!isFiltered(address) || views.some(({ search }) => search === shown)) return null;
  return (
    <>
      <button
        type="button"
        className={`button button-quiet ${styles.save}`}
        aria-haspopup="dialog"
        onClick={() => {
          setNaming(true);
        }}
      >
        <Icon name="pin" size={16} />
        <span className={isPhone ? 'visually-hidden' : undefined}>{t('views.save')}</span>
      </button>
      {naming && (
        <SaveViewDialog
          taken={views.map(({ name }) => name)}
          onSave={(name) => {
            save({ name, search: shown });
            setNaming(false);
          }}
          onClose={() => {
            setNaming(false);
          }}
        />
      )}
    </>
  );
}
