import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { DRAFT_AREAS, type DraftArea } from 'contract/core/areas';
import { Link } from 'umi';
import { historyPath, insightsPath, MANAGE_CONTENT_PATH } from '@/lib/paths';
import { itemPath } from 'contract/core/paths';
import type { ItemDocument } from 'contract/document';
import type { ItemRef } from 'contract/item';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { SharePreview } from '@/entities/item/preview/SharePreview';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { Menu, MenuAction, MenuLink } from '@/ui/overlay/Menu';
import { Icon } from '@/ui/primitives/Icon';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { StateTag } from '../../content/ItemStateTag';
import type { Check } from '../checks/checks';
import styles from '../ItemEditor.module.css';
import { PublishActions } from './PublishActions';
import { PublishDialog } from './PublishDialog';
import { ReviewMenuActions } from './ReviewMenuActions';
import { SubmitDialog } from './SubmitDialog';
import type { ItemActions, ItemInfo } from './useItemActions';

interface EditorBarProps {
  item: ItemRef;
  title: string;
  document: ItemDocument;
  info: ItemInfo;
  /** True if there is a draft, or something that is not saved yet. */
  hasDraft: boolean;
  /** Version of the draft; null while there are changes that are not saved. */
  version: number | null;
  checks: readonly Check[];
  onShowCheck: (check: Check) => void;
  actions: ItemActions;
  dialog: OpenDialog;
  onDialog: (dialog: OpenDialog) => void;
  isPreviewing: boolean;
  onPreview: () => void;
  /** Content of the line below the buttons: why the draft is not saved. The line has no height without content. */
  line: ReactNode;
  /** State of saving, and the other people who are here. */
  children: ReactNode;
}

/** Dialog of the bar that is open. */
export type OpenDialog = 'publish' | 'submit' | 'overrule' | 'share' | 'discard' | 'archive' | null;

const isDraftArea = (area: string): area is DraftArea => (DRAFT_AREAS as readonly string[]).includes(area);

/** Bar above the editor: the state of the item, whether it is saved, and what can be done with it. */
export function EditorBar({
  item,
  title,
  document,
  info,
  hasDraft,
  version,
  checks,
  onShowCheck,
  actions,
  dialog,
  onDialog,
  isPreviewing,
  onPreview,
  line,
  children,
}: EditorBarProps) {
  const { t } = useTranslation(['itemEditor', 'shell']);
  const { area, id } = item;
  // A phone has room for the preview, the main action and the menu beside the state.
  const isPhone = useIsPhone();
  const canShare = isDraftArea(area) && hasDraft;
  const { state, revision, can, archivedAt } = info;
  const close = () => {
    onDialog(null);
    actions.clearFailure();
  };
  const submit = () => {
    if (info.review === 'off') void actions.submit(null);
    else onDialog('submit');
  };
  return (
    <div className={styles.bar} data-own-bar>
      <div className={`content ${styles.inner}`}>
        <div className={styles.where}>
          <Link to={MANAGE_CONTENT_PATH} className="icon-button" aria-label={t('bar.back')} title={t('bar.back')}>
            <Icon name="chevron-left" />
          </Link>
          <div className={styles.state}>
            <span className={styles.area}>
              <AreaIcon area={area} size="small" />
              {t(`shell:area.${area}`)}
            </span>
            {/* The heading of the page says it to screen readers, and the preview shows the title itself. */}
            {!isPreviewing && (
              <span className={styles.name} aria-hidden="true" title={title}>
                {title}
              </span>
            )}
            {state === 'published' && hasDraft ? (
              <span className={`tag ${styles.changed}`} title={t('bar.changed')}>
                {t(isPhone ? 'bar.changedShort' : 'bar.changed')}
              </span>
            ) : (
              <StateTag item={{ state }} />
            )}
            {children}
          </div>
        </div>
        <div className={styles.actions}>
          <button type="button" className="button" onClick={onPreview}>
            {t(isPreviewing ? 'bar.write' : 'bar.preview')}
          </button>
          {canShare && !isPhone && (
            <button
              type="button"
              className="button"
              onClick={() => {
                onDialog('share');
              }}
            >
              {t('bar.share')}
            </button>
          )}
          {hasDraft ? (
            <PublishActions
              {...{ info, version, isPhone }}
              busy={actions.busy}
              onSubmit={submit}
              onPublish={() => {
                onDialog('publish');
              }}
            />
          ) : (
            state === 'published' &&
            !isPhone && (
              <Link className="button" to={itemPath(area, id)}>
                {t('bar.view')}
              </Link>
            )
          )}
          <Menu label={t('bar.more')} button={<Icon name="dots" />}>
            {(closeMenu) => (
              <>
                {canShare && isPhone && (
                  <MenuAction
                    onChoose={() => {
                      closeMenu();
                      onDialog('share');
                    }}
                  >
                    {t('bar.share')}
                  </MenuAction>
                )}
                {hasDraft && (
                  <ReviewMenuActions
                    {...{ info, version, isPhone }}
                    onSubmit={() => {
                      closeMenu();
                      submit();
                    }}
                    onOverrule={() => {
                      closeMenu();
                      onDialog('overrule');
                    }}
                  />
                )}
                {revision > 0 && (
                  <>
                    <MenuLink to={historyPath(item)} onChoose={closeMenu}>
                      {t('bar.history')}
                    </MenuLink>
                    <MenuLink to={insightsPath(item)} onChoose={closeMenu}>
                      {t('bar.insights')}
                    </MenuLink>
                    {(hasDraft || isPhone) && (
                      <MenuLink to={itemPath(area, id)} onChoose={closeMenu}>
                        {t('bar.view')}
                      </MenuLink>
                    )}
                  </>
                )}
                {hasDraft && (
                  <MenuAction
                    onChoose={() => {
                      closeMenu();
                      onDialog('discard');
                    }}
                  >
                    {t('bar.discard')}
                  </MenuAction>
                )}
                {can.publish && revision > 0 && (
                  <MenuAction
                    onChoose={() => {
                      closeMenu();
                      if (archivedAt) actions.restore();
                      else onDialog('archive');
                    }}
                  >
                    {t(archivedAt ? 'bar.restore' : 'bar.archive')}
                  </MenuAction>
                )}
              </>
            )}
          </Menu>
        </div>
      </div>
      <div className={`content ${styles.line}`}>{line}</div>
      {(dialog === 'publish' || dialog === 'overrule') && (
        <PublishDialog
          title={title}
          document={document}
          withoutApproval={dialog === 'overrule'}
          isPublished={revision > 0}
          offersRelease={info.release === null}
          checks={checks}
          onShowCheck={(check) => {
            // Elements behind an open dialog cannot be focused, so it is closed first.
            flushSync(close);
            onShowCheck(check);
          }}
          busy={actions.busy}
          failure={actions.failure?.message ?? null}
          onClose={close}
          onPublish={(publication) => {
            void actions.publish(publication).then((done) => {
              if (done) close();
            });
          }}
        />
      )}
      {dialog === 'submit' && <SubmitDialog actions={actions} onClose={close} />}
      {dialog === 'share' && isDraftArea(area) && <SharePreview area={area} id={id} onClose={close} />}
      {(dialog === 'discard' || dialog === 'archive') && (
        <ConfirmDialog
          title={t(`${dialog}.title`)}
          text={t(`${dialog}.text`)}
          action={t(`${dialog}.action`)}
          onClose={close}
          onConfirm={() => {
            close();
            actions[dialog]();
          }}
        />
      )}
    </div>
  );
}
