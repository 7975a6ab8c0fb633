import '@/lib/i18n/texts/studio/see-as';
import type { SeeAs } from 'contract/manage/see-as';
import { request } from '@/lib/api/request';
import { formatDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SEE_AS_PATH } from '@/lib/paths';
import { forgetShownAs, shownAs } from '@/lib/session/see-as';
import { Icon } from '@/ui/primitives/Icon';
import styles from './SeeAsBar.module.css';

/** Bar and outline that mark a tab in which the portal is seen as somebody else. */
export function SeeAsBar() {
  const seeAs = shownAs();
  return seeAs && <Bar seeAs={seeAs} />;
}

function Bar({ seeAs }: { seeAs: SeeAs }) {
  const { t } = useTranslation('seeAs');
  const { moment } = seeAs;
  const who = useNameOf(seeAs);
  return (
    <aside className={styles.bar} aria-label={t('bar.label')}>
      <div className={`content ${styles.inner}`}>
        <Icon name="eye" size={18} />
        <p>{moment === null ? t('bar.asNow', { who }) : t('bar.asLater', { who, moment: formatDate(moment, 'dateTime') })}</p>
        <button type="button" className={`button ${styles.action}`} onClick={() => void end(seeAs)}>
          {t('bar.end')}
        </button>
      </div>
    </aside>
  );
}

/** Returns the name of the reader with their department and location, or what was chosen in its place. */
function useNameOf({ reader }: SeeAs): string {
  const { t } = useTranslation('seeAs');
  const { name, department, location, roles } = reader;
  const shownRoles = roles.filter((role) => role !== 'employee').map((role) => t(`roles.${role}`));
  return [name ?? t('bar.anybody'), department, location, ...shownRoles].filter(Boolean).join(' · ');
}

async function end({ id }: SeeAs): Promise<void> {
  await request('POST /api/manage/seeAs/end', { id });
  forgetShownAs();
  window.location.assign(SEE_AS_PATH);
}
