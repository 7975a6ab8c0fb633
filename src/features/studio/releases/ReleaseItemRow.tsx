import { useState } from 'react';
import { Link } from 'umi';
import type { ReleaseItem } from 'contract/manage/release';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath } from '@/lib/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { Icon } from '@/ui/primitives/Icon';
import { shownTitle } from '../content/item-titles';
import facts from './ReleaseFacts.module.css';
import styles from './ReleaseItems.module.css';
import type { ReleaseActions } from './useReleaseActions';

interface ReleaseItemRowProps {
  item: ReleaseItem;
  /** True for a release that is done with, whose items cannot be changed. */
  isDone: boolean;
  actions: ReleaseActions;
}

/** Item of a release: whether it is ready, what to do if not, and a button that takes it out. */
export function ReleaseItemRow({ item, isDone, actions }: ReleaseItemRowProps) {
  const { t } = useTranslation(['releases', 'shell']);
  const { title, locale } = shownTitle(item, useInterfaceLocale());
  const [asks, setAsks] = useState(false);
  const hasLater = !isDone && item.isFixed && item.draft !== null;
  return (
    <li className={styles.row}>
      <AreaIcon area={item.area} size="small" />
      <div className={styles.words}>
        <Link className={styles.title} to={editorPath(item)} lang={locale}>
          {title}
        </Link>
        <p className="meta dotted">
          <span>{t(`shell:area.${item.area}`)}</span>
          <span>{t('addedBy', { name: item.addedBy?.name ?? t('someone') })}</span>
        </p>
        {!isDone && <Problem item={item} hasLater={hasLater} actions={actions} />}
      </div>
      {isDone ? <Published revision={item.revision} /> : <ReadinessTag item={item} />}
      {!isDone && item.canPublish && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('remove', { title })}
          title={t('remove', { title })}
          aria-disabled={actions.busy}
          onClick={() => {
            if (hasLater) setAsks(true);
            else actions.remove(item, false);
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
      {asks && (
        <ConfirmDialog
          title={t('removing.title')}
          text={t('removing.text')}
          action={t('removing.action')}
          onClose={() => {
            setAsks(false);
          }}
          onConfirm={() => {
            setAsks(false);
            actions.remove(item, true);
          }}
        />
      )}
    </li>
  );
}

interface ProblemProps {
  item: ReleaseItem;
  hasLater: boolean;
  actions: ReleaseActions;
}

/** Says what keeps an item from being published, or that it has a later draft, with the button that takes that. */
function Problem({ item, hasLater, actions }: ProblemProps) {
  const { t } = useTranslation('releases');
  const { readiness, canPublish } = item;
  const isChanged = readiness === 'changed';
  if (readiness === 'ready' && !hasLater) return null;
  return (
    <div className={styles.problem}>
      <p>{readiness === 'ready' ? t('later') : t(`problem.${readiness}`)}</p>
      {(isChanged || hasLater) && canPublish && (
        <button
          type="button"
          className="button"
          aria-disabled={actions.busy}
          onClick={() => {
            actions.add(item);
          }}
        >
          {t(isChanged ? 'use.changed' : 'use.later')}
        </button>
      )}
    </div>
  );
}

function ReadinessTag({ item: { readiness } }: { item: ReleaseItem }) {
  const { t } = useTranslation('releases');
  return (
    <span className={`tag ${facts.tag}`} data-state={readiness === 'ready' ? 'ready' : 'blocked'}>
      {t(`readiness.${readiness}`)}
    </span>
  );
}

function Published({ revision }: Pick<ReleaseItem, 'revision'>) {
  const { t } = useTranslation('releases');
  return revision === null ? null : <span className="meta">{t('revision', { formatted: formatNumber(revision) })}</span>;
}
