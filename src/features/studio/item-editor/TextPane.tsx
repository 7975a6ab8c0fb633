import { useId } from 'react';
import type { Locale } from 'contract/core/locale';
import type { CallAnswer } from 'contract/api';
import type { DocumentText } from 'contract/document';
import { useFieldLabel } from './fields/useFieldLabel';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { MarkdownEditor } from '../editor/MarkdownEditor';
import { FieldControl, Labelled } from './fields/FieldControl';
import { LinesControl } from './fields/LinesControl';
import type { DraftFiles } from './useDraftFiles';
import { useLinkPicker } from './useLinkPicker';
import styles from './ItemEditor.module.css';

interface TextPaneProps {
  locale: Locale;
  text: DocumentText;
  fields: CallAnswer<'POST /api/manage/content/form'>['textFields'];
  problems: Readonly<Record<string, string>>;
  files: DraftFiles;
  /** Changes when the text was replaced from elsewhere, so that the editor takes it. */
  edition: number;
  onChange: (changes: Partial<DocumentText>) => void;
}

/** One language of an item: title, summary, body and the fields of that language. */
export function TextPane({ locale, text, fields, problems, files, edition, onChange }: TextPaneProps) {
  const { t } = useTranslation('itemEditor');
  const labelOf = useFieldLabel();
  const id = useId();
  const link = useLinkPicker();
  const path = `texts.${locale}`;
  return (
    <section className={styles.pane} aria-label={t(`language.${locale}`)} lang={locale}>
      <div data-part="title">
        <label htmlFor={`${id}-title`} className="visually-hidden">
          {t('text.title')}
        </label>
        <textarea
          id={`${id}-title`}
          className={styles.title}
          rows={1}
          maxLength={300}
          placeholder={t('text.title')}
          value={text.title}
          aria-invalid={problems[`${path}.title`] !== undefined}
          onChange={({ target }) => {
            onChange({ title: target.value.replace(/\n/g, ' ') });
          }}
        />
      </div>
      <div data-part="summary">
        <label htmlFor={`${id}-summary`} className="visually-hidden">
          {t('text.summary')}
        </label>
        <textarea
          id={`${id}-summary`}
          className={styles.summary}
          rows={2}
          maxLength={1000}
          placeholder={t('text.summary')}
          value={text.summary}
          onChange={({ target }) => {
            onChange({ summary: target.value });
          }}
        />
      </div>
      <div className={styles.body}>
        <MarkdownEditor
          key={`${locale} ${edition}`}
          value={text.markdown}
          locale={locale}
          label={t('text.body')}
          onFiles={files.insert}
          resolveFile={files.resolve}
          onPickLink={link.pick}
          onChange={(markdown) => {
            onChange({ markdown });
          }}
        />
        {link.dialog}
        <div className={styles.textFields}>
          {fields.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              label={labelOf(field.name)}
              value={text.fields[field.name]}
              problem={problems[`${path}.fields.${field.name}`]}
              onChange={(value) => {
                onChange({ fields: { ...text.fields, [field.name]: value } });
              }}
            />
          ))}
          <Labelled
            id={`${id}-keywords`}
            label={t('text.keywords')}
            control={
              <LinesControl
                id={`${id}-keywords`}
                className="field"
                value={text.keywords}
                withCommas
                onChange={(keywords) => {
                  onChange({ keywords });
                }}
              />
            }
          />
        </div>
      </div>
    </section>
  );
}
