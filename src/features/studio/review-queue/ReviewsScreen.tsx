import '@/lib/i18n/texts/studio/reviewing';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useIsAdmin } from '@/lib/session/useIsAdmin';
import { MANAGE_REVIEWS_PATH } from '@/lib/paths';
import { readAddress } from '@/ui/list/list-address';
import type { Navigation } from '@/ui/overlay/LeaveGuard';
import { TabNav } from '@/ui/list/TabNav';
import { useListAddress } from '@/ui/list/useListAddress';
import { useTopOfPage } from '@/ui/list/useTopOfPage';
import { StudioPlace } from '../place/StudioPlace';
import { ReviewSettings } from '../review-settings/ReviewSettings';
import { LISTS, PARTS, REVIEW_FIELDS } from './review-address';
import { ReviewListPart } from './ReviewListPart';

/** Place with the drafts that wait for the person, what they submitted, recent decisions, and for administrators the settings. */
export function ReviewsScreen() {
  const { t } = useTranslation('reviewing');
  const isAdmin = useIsAdmin();
  const { state, hrefWith } = useListAddress(REVIEW_FIELDS);
  const head = useTopOfPage(state.page);
  const part = state.part === 'settings' && !isAdmin ? 'waiting' : state.part;
  const tabs = (isAdmin ? PARTS : LISTS).map((name) => ({
    name: t(`list.${name}`),
    href: hrefWith({ part: name }),
    current: name === part,
  }));
  return (
    <StudioPlace
      title={t('title')}
      titleRef={head}
      lead={part === 'settings' ? t('settings.lead') : t(`lead.${part}`)}
      tabs={<TabNav label={t('lists')} tabs={tabs} />}
    >
      {part === 'settings' ? (
        <ReviewSettings keepsForm={showsSettings} />
      ) : (
        <ReviewListPart
          key={part}
          list={part}
          page={state.page}
          hrefOf={(page) => hrefWith({ page })}
          settings={isAdmin ? hrefWith({ part: 'settings' }) : null}
        />
      )}
    </StudioPlace>
  );
}

const showsSettings = ({ location: { pathname, search } }: Navigation): boolean =>
  pathname === MANAGE_REVIEWS_PATH && readAddress(REVIEW_FIELDS, search).part === 'settings';
