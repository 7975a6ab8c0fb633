import { whenIdle } from '@/lib/browser/idle';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../primitives/Icon';
import { PageTitle } from '../primitives/PageTitle';
import { LoadedPart } from './LoadedPart';
import { preparePart } from './part-code';
import { StateBlock } from './StateBlock';

/** Loads the panels with the drawings of states instead of with each page, because few pages fail. */
const loadPanels = async () => ({ default: (await import(/* webpackChunkName: "states" */ './FailurePanels')).FailurePanels });

// Loads the panels while the network is still available. If this fails, `PlainFailure` replaces them later.
whenIdle(() => void preparePart(loadPanels));

/** Shows an error message instead of a page that could not be rendered. */
export const PageFailure = ({ error }: { error: unknown }) => (
  <LoadedPart load={loadPanels} failed={() => <PlainFailure />}>
    {(Panels) => <Panels error={error} />}
  </LoadedPart>
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
