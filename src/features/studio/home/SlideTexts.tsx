import { useId } from 'react';
import type { Locale } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Labelled } from '../item-editor/fields/FieldControl';
import type { PartProps } from './part-props';

const FIELDS = ['title', 'text'] as const;
const TITLE_LENGTH = 80;
const TEXT_LENGTH = 200;

/** Title and text of a slide in one language. */
export function SlideTexts({ locale, draft, problems, change }: PartProps & { locale: Locale }) {
  const { t } = useTranslation(['studioHome', 'studio']);
  const id = useId();
  const own = draft.texts[locale];
  const language = t(`studio:language.${locale}`);
  const problem = problems[locale];
  return FIELDS.map((name) => (
    <Labelled
      key={name}
      id={`${id}-${name}`}
      label={t(`form.${name}`, { language })}
      problem={name === 'title' && problem ? t(`form.problem.${problem}`) : undefined}
      control={
        <input
          id={`${id}-${name}`}
          className="field"
          lang={locale}
          value={own[name]}
          maxLength={name === 'title' ? TITLE_LENGTH : TEXT_LENGTH}
          aria-invalid={name === 'title' && problem !== undefined}
          autoComplete="off"
          onChange={({ target }) => {
            change({ texts: { ...draft.texts, [locale]: { ...own, [name]: target.value } } });
          }}
        />
      }
    />
  ));
}
