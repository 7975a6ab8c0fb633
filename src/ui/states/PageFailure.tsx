import { lazy, Suspense, type ComponentType } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import { PageTitle } from '../primitives/PageTitle';
import { StateBlock } from './StateBlock';

/** Loads the panels with the drawings of states instead of with each page, because few pages fail. */
const importPanels = () => import(/* webpackChunkName: "states" */ './FailurePanels');

const Panels = lazy<ComponentType<{ error: unknown }>>(async () => ({
  default: await importPanels().then(
    ({ FailurePanels }) => FailurePanels,
    () => PlainFailure,
  ),
}));

// Loads the panels while the network is still available. If this fails, `PlainFailure` replaces them later.
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
