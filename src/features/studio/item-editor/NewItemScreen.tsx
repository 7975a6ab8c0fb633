import { useId, useState, type SyntheticEvent } from 'react';
import type { Area } from 'contract/core/areas';
import { isItemId, itemPath } from 'contract/core/paths';
import { history } from 'umi';
import type { Failure } from '@/lib/api/failures';
import { request, requestChange } from '@/lib/api/request';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath, MANAGE_CONTENT_PATH } from '@/lib/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { StudioPlace } from '../place/StudioPlace';
import { copyOfDocument, idFor, newDocument } from './document-edits';
import { Labelled } from './fields/FieldControl';
import editor from './ItemEditor.module.css';
import styles from './NewItemScreen.module.css';

const MAX_TITLE = 300;

interface NewItemScreenProps {
  area: Area;
  copyOf: string | null;
  /** Title to begin with. */
  title: string;
}

/** Asks for the title of a new item, creates its draft and opens it in the editor. */
export function NewItemScreen({ area, copyOf, title: given }: NewItemScreenProps) {
  const { t } = useTranslation(['itemEditor', 'studio']);
  const locale = useInterfaceLocale();
  const id = useId();
  const [title, setTitle] = useState(given.slice(0, MAX_TITLE));
  const [ownId, setOwnId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const itemId = ownId ?? (title.trim() ? idFor(area, title) : '');
  const canStart = title.trim() !== '' && isItemId(itemId) && !busy;
  const options = { onFailure: setFailure, quiet: () => true };
  const start = async () => {
    setBusy(true);
    setFailure(null);
    const wanted = { id: itemId, locale, title: title.trim() };
    const original = copyOf === null ? null : await request('GET /api/manage/draft/info', { area, id: copyOf }, options);
    if (original !== undefined) {
      const document = original ? copyOfDocument(original.document, wanted) : newDocument(area, itemId, locale, wanted.title);
      const saved = await requestChange('POST /api/manage/draft/save', { document, version: null, baseRevision: 0 }, options);
      if (saved) history.replace(editorPath({ area, id: itemId }));
    }
    setBusy(false);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canStart) void start();
  };
  return (
    <StudioPlace
      title={t(copyOf === null ? `new.heading.${area}` : `new.copyHeading.${area}`)}
      back={{ to: MANAGE_CONTENT_PATH, text: t('studio:places.content') }}
      mark={<AreaIcon area={area} />}
      lead={t('new.lead')}
    >
      <form className={styles.page} onSubmit={onSubmit}>
        <div className={styles.fields}>
          <Labelled
            id={`${id}-title`}
            label={t('new.titleIn', { language: t(`studio:language.${locale}`) })}
            control={
              <input
                id={`${id}-title`}
                className={`field ${styles.title}`}
                maxLength={MAX_TITLE}
                value={title}
                autoComplete="off"
                onChange={({ target }) => {
                  setTitle(target.value);
                }}
              />
            }
          />
          <Labelled
            id={`${id}-id`}
            label={t('new.id')}
            problem={title && !isItemId(itemId) ? t('new.wrongId') : undefined}
            control={
              <>
                <div className={styles.address}>
                  <span id={`${id}-prefix`}>{itemPath(area, '')}</span>
                  <input
                    id={`${id}-id`}
                    className="field"
                    maxLength={80}
                    value={itemId}
                    autoComplete="off"
                    aria-describedby={`${id}-prefix ${id}-hint`}
                    onChange={({ target }) => {
                      setOwnId(target.value);
                    }}
                  />
                </div>
                <p id={`${id}-hint`} className="meta">
                  {t('new.idHint')}
                </p>
              </>
            }
          />
          {failure && (
            <p role="alert" className={editor.notice} data-weight="error">
              {failure.code === 'draft.conflict' ? t('new.taken') : failure.message}
            </p>
          )}
          <div>
            <button type="submit" className="button button-primary" aria-disabled={!canStart}>
              {t('new.start')}
            </button>
          </div>
        </div>
      </form>
    </StudioPlace>
  );
}
