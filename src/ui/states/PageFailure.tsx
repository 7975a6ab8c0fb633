import { lazy, Suspense, type ComponentType } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import { PageTitle } from '../primitives/PageTitle';
import { StateBlock } from './StateBlock';

/** Few pages fail, so the panels are not part of what a page needs to show its content. They load with the drawings of states. */
const importPanels = () => import(/* webpackChunkName: "states" */ './FailurePanels');

const Panels = lazy<ComponentType<{ error: unknown }>>(async () => ({
  default: await importPanels().then(
    ({ FailurePanels }) => FailurePanels,
    () => PlainFailure,
  ),
}));

// A failure means that the network is gone already; the plain panel then takes the place of the others.
whenIdle(() => void importPanels().catch(() => undefined));

/** Shows an error message instead of a page that could not be rendered. */
export const PageFailure = ({ error }: { error: unknown }) => (
  <Suspense fallback={null}>
    <Panels error={error} />
  </Suspense>
);

function PlainFailure() {
  const { t } = useTranslation();
  return (
    <StateBlock drawing="failed" heading={1} title={t('state.failed')} role="alert">
      <PageTitle page={t('state.failed')} />
      <button
        type="button"
        className="button button-primary"
        onClick={() => {
          window.location.reload();
        }}
      >
        <Icon name="reload" />
        {t('failure.reload')}
      </button>
    </StateBlock>
  );
}
