import { useId, useState, type SyntheticEvent } from 'react';
import { Link } from 'umi';
import type { Release } from 'contract/manage/release';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { zoneName } from '@/lib/i18n/zone-name';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { seeAsAtPath } from '@/lib/paths';
import { useIsAdmin } from '@/lib/session/useIsAdmin';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { Icon } from '@/ui/primitives/Icon';
import { useDraftForm } from '../forms/useDraftForm';
import { FutureMomentField, futureProblem } from '../item-editor/fields/MomentField';
import styles from './GoingLive.module.css';
import type { ReleaseActions } from './useReleaseActions';

interface GoingLiveProps {
  release: Release;
  actions: ReleaseActions;
}

/** Panel with the moment of a release, and what can be done with the whole of it. Renders nothing if nothing can be done. */
export function GoingLive({ release, actions }: GoingLiveProps) {
  const { t } = useTranslation('releases');
  const id = useId();
  const { doneAt, can, undoUntil } = release;
  if (doneAt && !(can.undo && undoUntil)) return null;
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id}>{t('live.title')}</h2>
      {doneAt && undoUntil ? (
        <Undo until={undoUntil} actions={actions} />
      ) : (
        <>
          <Preview release={release} />
          {can.manage ? (
            <Moment key={release.publishAt} release={release} actions={actions} />
          ) : (
            <p className="meta">{t('live.others')}</p>
          )}
        </>
      )}
    </section>
  );
}

/** Says whether everything is ready, and leads administrators to the portal as it will be. */
function Preview({ release: { items, state, publishAt } }: Pick<GoingLiveProps, 'release'>) {
  const { t } = useTranslation('releases');
  const isAdmin = useIsAdmin();
  const count = items.filter(({ readiness }) => readiness !== 'ready').length;
  return (
    <>
      {items.length > 0 && (
        <p className={styles.ready} data-ready={count === 0}>
          <Icon name={count ? 'warning' : 'check'} size={18} />
          {count ? t('live.blocked', { count, formatted: formatNumber(count) }) : t('live.allReady')}
        </p>
      )}
      {state === 'scheduled' && <p className="meta">{t('live.fixed')}</p>}
      {isAdmin && state === 'scheduled' && publishAt && (
        <Link className={styles.ahead} to={seeAsAtPath(publishAt)}>
          <Icon name="eye" size={18} />
          {t('live.ahead')}
        </Link>
      )}
    </>
  );
}

type Asked = 'publishNow' | 'cancelling' | null;

function Moment({ release, actions }: GoingLiveProps) {
  const { t } = useTranslation('releases');
  const id = useId();
  const { items, publishAt, state } = release;
  const { form, part, submit } = useDraftForm(
    () => ({ moment: publishAt ?? '' }),
    ({ moment }) => futureProblem(moment),
    ({ moment }) => {
      actions.schedule(moment);
    },
  );
  const { moment } = part.draft;
  const [asked, setAsked] = useState<Asked>(null);
  const isReady = items.length > 0 && items.every(({ readiness }) => readiness === 'ready');
  const canSet = isReady && !actions.busy && moment !== '' && moment !== publishAt;
  const onSubmit = (event: SyntheticEvent) => {
    if (canSet) submit(event);
    else event.preventDefault();
  };
  const count = items.length;
  const hasLater = items.some(({ isFixed, draft }) => isFixed && draft !== null);
  const texts = {
    publishNow: t('publishNow.text', { count, formatted: formatNumber(count) }),
    cancelling: [t('cancelling.text'), ...(hasLater ? [t('cancelling.later')] : [])].join(' '),
  };
  return (
    <>
      <form ref={form} className={styles.form} onSubmit={onSubmit}>
        <FutureMomentField
          id={id}
          label={t('live.at', { zone: zoneName() })}
          value={moment}
          problems={part.problems}
          onChange={(chosen) => {
            part.change({ moment: chosen });
          }}
        />
        <button type="submit" className="button button-primary" aria-disabled={!canSet}>
          {t(state === 'scheduled' ? 'live.move' : 'live.set')}
        </button>
      </form>
      <div className={styles.others}>
        <button
          type="button"
          className="button"
          aria-disabled={!isReady || actions.busy}
          onClick={() => {
            if (isReady) setAsked('publishNow');
          }}
        >
          {t('live.now')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={actions.busy}
          onClick={() => {
            setAsked('cancelling');
          }}
        >
          {t('live.cancel')}
        </button>
      </div>
      {asked && (
        <ConfirmDialog
          title={t(`${asked}.title`)}
          text={texts[asked]}
          action={t(`${asked}.action`)}
          onClose={() => {
            setAsked(null);
          }}
          onConfirm={() => {
            setAsked(null);
            if (asked === 'publishNow') actions.publish();
            else actions.cancel();
          }}
        />
      )}
    </>
  );
}

/** Takes back everything that the release published, after a question. */
function Undo({ until, actions }: { until: string; actions: ReleaseActions }) {
  const { t } = useTranslation('releases');
  const [asks, setAsks] = useState(false);
  return (
    <>
      <p className="meta">{t('live.undoUntil', { time: formatDate(until, 'dateTime') })}</p>
      <button
        type="button"
        className="button"
        aria-disabled={actions.busy}
        onClick={() => {
          setAsks(true);
        }}
      >
        {t('live.undo')}
      </button>
      {asks && (
        <ConfirmDialog
          title={t('undoing.title')}
          text={t('undoing.text')}
          action={t('undoing.action')}
          onClose={() => {
            setAsks(false);
          }}
          onConfirm={() => {
            setAsks(false);
            actions.undo();
          }}
        />
      )}
    </>
  );
}
