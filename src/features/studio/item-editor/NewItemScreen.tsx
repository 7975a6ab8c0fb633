import { useEffect, useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { Area } from 'contract/core/areas';
import { isItemId, itemPath } from 'contract/core/paths';
import { history } from 'umi';
import type { Failure } from '@/lib/api/failures';
import { request, requestChange } from '@/lib/api/request';
import { useFocusWhenLost } from '@/lib/browser/focus-when-lost';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { editorPath, MANAGE_CONTENT_PATH } from '@/lib/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { StepList } from '@/entities/item/article/StepList';
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
  const [title, setTitle] = useState(given.slice(0, MAX_TITLE));
  const titleField = useRef<HTMLTextAreaElement>(null);
  const [ownId, setOwnId] = useState<string | null>(null);
  const [isTitleAsked, setIsTitleAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const hasTitle = title.trim() !== '';
  const itemId = ownId ?? (hasTitle ? idFor(area, title) : '');
  const isMade = ownId === null && (!hasTitle || isItemId(itemId));
  const canStart = isItemId(itemId) && !busy;
  const titleProblem = isTitleAsked && !hasTitle ? t('new.noTitle') : undefined;
  const onFailure = (failed: Failure) => {
    setFailure(failed);
    // Another address cannot be made from the title.
    if (failed.code === 'draft.conflict') setOwnId(itemId);
  };
  const options = { onFailure, quiet: () => true };
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
    if (!hasTitle) {
      setIsTitleAsked(true);
      titleField.current?.focus();
    } else if (canStart) void start();
  };
  return (
    <StudioPlace
      title={t(copyOf === null ? `new.heading.${area}` : `new.copyHeading.${area}`)}
      back={{ to: MANAGE_CONTENT_PATH, text: t('studio:places.content') }}
      mark={<AreaIcon area={area} />}
      lead={t('new.lead')}
    >
      <div className={styles.page}>
        <form className={styles.form} onSubmit={onSubmit}>
          <TitleField
            ref={titleField}
            label={t('new.titleIn', { language: t(`studio:language.${locale}`) })}
            title={title}
            problem={titleProblem}
            onChange={setTitle}
          />
          <AddressField area={area} itemId={itemId} isMade={isMade} onChange={setOwnId} />
          {failure && (
            <p role="alert" className={editor.notice} data-weight="error">
              {failure.code === 'draft.conflict' ? t('new.taken') : failure.message}
            </p>
          )}
          <div>
            <button type="submit" className="button button-primary" aria-disabled={hasTitle && !canStart}>
              {t('new.start')}
            </button>
          </div>
        </form>
        <NextSteps />
      </div>
    </StudioPlace>
  );
}

interface TitleFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: string;
  title: string;
  problem: string | undefined;
  onChange: (title: string) => void;
}

/** Title of the new item, as it is edited in the editor. Enter submits the form. */
function TitleField({ ref, label, title, problem, onChange }: TitleFieldProps) {
  const { t } = useTranslation('itemEditor');
  const id = useId();
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, [ref]);
  return (
    <div className={styles.titleField}>
      <label htmlFor={id} className="meta">
        {label}
      </label>
      <textarea
        ref={ref}
        id={id}
        className={`${editor.title} ${styles.title}`}
        rows={1}
        maxLength={MAX_TITLE}
        placeholder={t('text.title')}
        value={title}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onKeyDown={(event) => {
          // During composition Enter confirms the input method's text, for example Chinese.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        onChange={({ target }) => {
          onChange(target.value.replace(/\n/g, ' '));
        }}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** Explains what follows the title. */
function NextSteps() {
  const { t } = useTranslation('itemEditor');
  const locale = useInterfaceLocale();
  const id = useId();
  return (
    <section className={styles.next} aria-labelledby={id}>
      <h2 id={id}>{t('new.next.title')}</h2>
      <StepList steps={(['write', 'preview', 'publish'] as const).map((step) => t(`new.next.${step}`))} locale={locale} />
    </section>
  );
}

interface AddressFieldProps {
  area: Area;
  itemId: string;
  /** True if the address is made from the title; it is a line of text then. */
  isMade: boolean;
  onChange: (itemId: string) => void;
}

/** Address of the new item: made from the title, or a field after a press on Change. */
function AddressField({ area, itemId, isMade, onChange }: AddressFieldProps) {
  const { t } = useTranslation('itemEditor');
  const id = useId();
  const field = useFocusWhenLost<HTMLInputElement>(isMade);
  if (isMade) {
    return (
      <div className="meta">
        <p className={styles.line}>
          <span>{t('new.id')}</span>
          <span className={styles.made}>{itemPath(area, itemId || '…')}</span>
          {itemId && (
            <button
              type="button"
              className={`button button-quiet ${styles.change}`}
              aria-label={t('new.changeId')}
              onClick={() => {
                onChange(itemId);
              }}
            >
              {t('new.change')}
            </button>
          )}
        </p>
        <p>{t('new.madeHint')}</p>
      </div>
    );
  }
  return (
    <Labelled
      id={id}
      label={t('new.id')}
      problem={isItemId(itemId) ? undefined : t('new.wrongId')}
      control={
        <>
          <div className={styles.address}>
            <span id={`${id}-prefix`}>{itemPath(area, '')}</span>
            <input
              ref={field}
              id={id}
              className="field"
              maxLength={80}
              value={itemId}
              autoComplete="off"
              aria-describedby={`${id}-prefix ${id}-hint`}
              onChange={({ target }) => {
                onChange(target.value);
              }}
            />
          </div>
          <p id={`${id}-hint`} className="meta">
            {t('new.idHint')}
          </p>
        </>
      }
    />
  );
}
