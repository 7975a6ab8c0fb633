import type { CallAnswer } from 'contract/api';
import { LOCALES, type Locale } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import type { PassageBehind } from 'contract/manage/draft';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { withText, type ChangeDocument } from './document-edits';
import { TextPane } from './TextPane';
import type { DraftFiles } from './useDraftFiles';
import styles from './ItemEditor.module.css';

/** Language that is shown, or both side by side. */
export type ShownLanguages = Locale | 'both';

interface TextPanesProps {
  document: ItemDocument;
  form: CallAnswer<'POST /api/manage/content/form'>;
  problems: Readonly<Record<string, string>>;
  files: DraftFiles;
  edition: number;
  /** Passages whose counterparts in the other language have changed. */
  behind: readonly PassageBehind[];
  shown: ShownLanguages;
  onShow: (shown: ShownLanguages) => void;
  change: ChangeDocument;
}

/** Texts of an item, one language alone or both side by side. */
export function TextPanes({ document, form, problems, files, edition, behind, shown, onShow, change }: TextPanesProps) {
  const { t } = useTranslation('itemEditor');
  // A phone has no room for two languages side by side.
  const hasBoth = !useIsPhone() || shown === 'both';
  const markOf = (locale: Locale) => {
    const count = behind.filter((passage) => passage.locale === locale).length;
    return count ? t('behindNote', { count }) : undefined;
  };
  const options = [
    ...LOCALES.map((locale) => ({ value: locale, text: t(`language.${locale}`), lang: locale, mark: markOf(locale) })),
    ...(hasBoth ? [{ value: 'both' as const, text: t('language.both') }] : []),
  ];
  return (
    <div className={styles.texts}>
      <div className={styles.languages}>
        <SegmentedChoice<ShownLanguages> label={t('language.choice')} quiet options={options} value={shown} onChoose={onShow} />
      </div>
      <div className={styles.panes} data-both={shown === 'both'}>
        {LOCALES.filter((locale) => shown === 'both' || shown === locale).map((locale) => {
          const text = document.texts[locale];
          return text ? (
            <TextPane
              key={locale}
              locale={locale}
              text={text}
              fields={form.textFields}
              problems={problems}
              files={files}
              edition={edition}
              onChange={(changes) => {
                change((before) => withText(before, locale, changes));
              }}
            />
          ) : (
            <div key={locale} className={styles.missing}>
              <p>{t('language.missing', { language: t(`language.${locale}`) })}</p>
              <button
                type="button"
                className="button"
                onClick={() => {
                  change((before) => withText(before, locale, {}));
                }}
              >
                {t('language.add', { language: t(`language.${locale}`) })}
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}
