import type { ReactNode } from 'react';
import '@/lib/i18n/texts/studio';
import { homePath, MANAGE_PATH } from '@/lib/paths';
import { useIsAdmin } from '@/lib/session/useIsAdmin';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { placesFor, type PlaceName } from './studio-places';
import { StudioBar } from './StudioBar';
import { StudioBottomBar } from './StudioBottomBar';
import { StudioMessage } from './StudioMessage';

interface StudioFrameProps {
  place: PlaceName;
  /** True if New is the main action of the place. */
  offersNew?: boolean;
  /** Windows in which the page's own bar, with a link back, replaces the navigation of the studio. */
  ownBar?: 'all' | 'wide' | undefined;
  children: ReactNode;
}

/** Renders a place of the studio below the navigation that all places share, or a refusal for people who may not edit. */
export function StudioFrame({ place, offersNew = false, ownBar, children }: StudioFrameProps) {
  const { bar, menu } = placesFor(useIsAdmin());
  const isPhone = useIsPhone();
  if (!useIsEditor()) return <Refused place={place} />;
  const places = [...bar, ...menu];
  return (
    <>
      {isPhone && ownBar !== 'all' && <StudioBottomBar place={place} places={places} />}
      {ownBar === undefined && <StudioBar place={place} offersNew={offersNew} />}
      {places.some(({ name }) => name === place) ? children : <RefusedPlace />}
    </>
  );
}

function Refused({ place }: Pick<StudioFrameProps, 'place'>) {
  const { t } = useTranslation(['studio', 'shell']);
  return (
    <>
      <PageTitle page={t('title')} />
      <StudioMessage
        title={t(place === 'search' ? 'refused.searchTitle' : 'refused.title')}
        text={t(place === 'search' ? 'refused.searchText' : 'refused.text')}
        link={{ to: homePath, text: t('shell:nav.toHome') }}
      />
    </>
  );
}

/** Refusal of a place for administrators, for editors, who have the others. */
function RefusedPlace() {
  const { t } = useTranslation('studio');
  return (
    <>
      <PageTitle page={t('title')} />
      <StudioMessage
        title={t('refused.adminTitle')}
        text={t('refused.adminText')}
        link={{ to: MANAGE_PATH, text: t('refused.toWork') }}
      />
    </>
  );
}
