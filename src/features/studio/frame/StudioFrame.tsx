import type { ReactNode } from 'react';
import { Link } from 'umi';
import '@/lib/i18n/texts/studio';
import { homePath, MANAGE_PATH } from '@/lib/paths';
import { useIsAdmin } from '@/lib/session/useIsAdmin';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { StateBlock } from '@/ui/states/StateBlock';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { placesFor, type PlaceName } from './studio-places';
import { StudioBar } from './StudioBar';
import { StudioBottomBar } from './StudioBottomBar';

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
  if (!useIsEditor()) return <Refused />;
  const places = [...bar, ...menu];
  return (
    <>
      {isPhone && ownBar !== 'all' && <StudioBottomBar place={place} places={places} />}
      {ownBar === undefined && <StudioBar place={place} offersNew={offersNew} />}
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
