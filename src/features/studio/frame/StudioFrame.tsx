import type { ReactNode } from 'react';
import { Link } from 'umi';
import '@/lib/i18n/texts/studio';
import {
  homePath,
  MANAGE_AUDIT_PATH,
  MANAGE_CONTENT_PATH,
  MANAGE_PATH,
  MANAGE_REVIEWS_PATH,
  MANAGE_SEARCH_PATH,
  SEE_AS_PATH,
} from '@/lib/paths';
import { useIsAdmin } from '@/lib/session/useIsAdmin';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useCurrentInView } from '@/ui/list/useCurrentInView';
import { Icon, type IconName } from '@/ui/primitives/Icon';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { StateBlock } from '@/ui/states/StateBlock';
import { NewItem } from '../new-item/NewItem';
import { ReviewCount } from '../review/ReviewCount';
import styles from './StudioFrame.module.css';

/** Places of the studio in the order of its navigation. */
const PLACES = [
  { name: 'work', to: MANAGE_PATH, icon: 'home' },
  { name: 'content', to: MANAGE_CONTENT_PATH, icon: 'rows' },
  { name: 'search', to: MANAGE_SEARCH_PATH, icon: 'search' },
  { name: 'audit', to: MANAGE_AUDIT_PATH, icon: 'clock' },
  { name: 'seeAs', to: SEE_AS_PATH, icon: 'user' },
  // Last, so that nothing moves when its count arrives.
  { name: 'reviews', to: MANAGE_REVIEWS_PATH, icon: 'eye' },
] as const satisfies { name: string; to: string; icon: IconName }[];

/** Places that only administrators see. */
const ADMIN_PLACES: readonly string[] = ['audit', 'seeAs'];

interface StudioFrameProps {
  place: (typeof PLACES)[number]['name'];
  /** True if New is the main action of the place. */
  offersNew?: boolean;
  /** True for an editor, whose own bar leads back; on phones it replaces the navigation of the studio. */
  isEditor?: boolean;
  children: ReactNode;
}

/** Renders a place of the studio below the navigation that all places share, or a refusal for people who may not edit. */
export function StudioFrame({ place, offersNew = false, isEditor = false, children }: StudioFrameProps) {
  const { t } = useTranslation('studio');
  const isAdmin = useIsAdmin();
  const current = useCurrentInView(place);
  const places = PLACES.filter(({ name }) => isAdmin || !ADMIN_PLACES.includes(name));
  if (!useIsEditor()) return <Refused />;
  return (
    <>
      <div className={styles.bar} data-editor={isEditor}>
        <div className={`content ${styles.inner}`}>
          <p className={styles.product}>{t('title')}</p>
          <nav aria-label={t('title')} className={styles.places}>
            <ul>
              {places.map(({ name, to, icon }) => (
                <li key={name}>
                  <Link
                    ref={name === place ? current : undefined}
                    to={to}
                    className={`tab-link ${styles.place}`}
                    aria-current={name === place ? 'page' : undefined}
                  >
                    <Icon name={icon} size={18} />
                    {t(`places.${name}`)}
                    {name === 'reviews' && <ReviewCount />}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <NewItem primary={offersNew} />
        </div>
      </div>
      {places.some(({ name }) => name === place) ? children : <RefusedPlace />}
    </>
  );
}

function Refused() {
  const { t } = useTranslation(['studio', 'shell']);
  return (
    <div className="content">
      <PageTitle page={t('title')} />
      <StateBlock drawing="not-found" heading={1} title={t('refused.title')} text={t('refused.text')}>
        <Link className="button" to={homePath}>
          {t('shell:nav.toHome')}
        </Link>
      </StateBlock>
    </div>
  );
}

/** Refusal of a place for administrators, for editors, who have the others. */
function RefusedPlace() {
  const { t } = useTranslation('studio');
  return (
    <div className="content">
      <PageTitle page={t('title')} />
      <StateBlock drawing="not-found" heading={1} title={t('refused.adminTitle')} text={t('refused.adminText')}>
        <Link className="button" to={MANAGE_PATH}>
          {t('refused.toWork')}
        </Link>
      </StateBlock>
    </div>
  );
}
