import { useState } from 'react';
import type { CallAnswer } from 'contract/api';
import type { DraftArea } from 'contract/core/areas';
import type { ItemDetail } from 'contract/item';
import { formatDate } from '@/lib/i18n/format';
import { useIsEditor } from '@/lib/session/useIsEditor';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '../../../ui/primitives/Icon';
import styles from './PreviewBar.module.css';
import { SharePreview } from './SharePreview';
import type { Remarks } from './useRemarks';

interface PreviewBarProps {
  area: DraftArea;
  /** Draft of the page; undefined while it loads. The bar is rendered from the beginning. */
  draft: Pick<ItemDetail, 'id' | 'can' | 'updatedAt'> | undefined;
  /** Facts about the link that the page was opened with. */
  opened: CallAnswer<'POST /api/preview/open'> | undefined;
  /** True if the page was opened with a preview link, about which the bar says more, also on phones. */
  hasLink: boolean;
  remarks: Remarks;
  /** Loads the draft again. */
  onReload: () => void;
}

/** Bar above a draft: what the page is, who shared it, and the viewer's judgement. Editors share it from here. */
export function PreviewBar({ area, draft, opened, hasLink, remarks, onReload }: PreviewBarProps) {
  const { t } = useTranslation('preview');
  const isEditor = useIsEditor();
  const [sharing, setSharing] = useState(false);
  const link = opened?.draft?.link;
  const isStale = draft !== undefined && remarks.data !== undefined && remarks.data.savedAt !== draft.updatedAt;
  return (
    <aside aria-label={t('title')} className={styles.bar}>
      <div className={`content ${styles.inner}`}>
        <Icon name="eye" />
        <p className={styles.words} data-brief={!hasLink}>
          <strong>{t('title')}</strong>{' '}
          <span>
            {link ? t('shared', { label: link.label, name: link.sharedBy.name, date: formatDate(link.expiresAt) }) : t('text')}
          </span>
        </p>
        <div className={styles.actions}>
          {(draft?.can.edit ?? isEditor) && (
            <button
              type="button"
              className="button"
              aria-label={t('share')}
              disabled={!draft}
              onClick={() => {
                setSharing(true);
              }}
            >
              <Icon name="link" />
              <span className={styles.share}>{t('share')}</span>
            </button>
          )}
          <LooksRightButton remarks={remarks} disabled={!draft || isStale} onReload={onReload} />
        </div>
        <p role="status" className={styles.status}>
          {isStale && (
            <>
              {t('changed')}{' '}
              <button type="button" className={styles.reload} onClick={onReload}>
                {t('reload')}
              </button>
            </>
          )}
        </p>
      </div>
      {sharing && draft && (
        <SharePreview
          area={area}
          id={draft.id}
          onClose={() => {
            setSharing(false);
          }}
        />
      )}
    </aside>
  );
}

/** Toggle with which the viewer says of the present version of the draft that it looks right. */
function LooksRightButton({ remarks, disabled, onReload }: { remarks: Remarks; disabled: boolean; onReload: () => void }) {
  const { t } = useTranslation('preview');
  const [saving, setSaving] = useState(false);
  const { data } = remarks;
  const isRight = data?.looksRight.some(({ mine, version }) => mine && version === data.version) ?? false;
  const toggle = async () => {
    setSaving(true);
    const stored = await remarks.looksRight(!isRight);
    setSaving(false);
    if (!stored) onReload();
  };
  return (
    <button
      type="button"
      className={`button ${styles.right}`}
      aria-pressed={isRight}
      disabled={disabled || !data}
      aria-disabled={saving}
      onClick={() => {
        if (!saving) void toggle();
      }}
    >
      <Icon name="check" />
      {t('looksRight')}
    </button>
  );
}
