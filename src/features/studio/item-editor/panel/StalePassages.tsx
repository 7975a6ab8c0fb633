import '@/lib/i18n/texts/languages';
import { LOCALES } from 'contract/core/locale';
import type { PassageBehind } from 'contract/manage/draft';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { diffText } from '../../history/diff/diff-text';
import { MarkedText } from '../../history/MarkedText';
import { placeOf, type LanguagesSectionProps } from './passages-behind';
import panel from './Panel.module.css';
import styles from './StalePassages.module.css';

/** Maximum length of the excerpt that identifies a passage, in characters. */
const EXCERPT_LENGTH = 80;

/** List of the stale passages with the changes in their counterparts, and the setting that tells readers about stale passages. */
export function StalePassages({ document, behind, change, onStillRight, onShowPlace }: LanguagesSectionProps) {
  const { t } = useTranslation(['languages', 'itemEditor']);
  return (
    <>
      {LOCALES.map((locale) => {
        const passages = behind.filter((each) => each.locale === locale);
        const language = t(`itemEditor:language.${locale}`);
        return passages.length ? (
          <section key={locale} className={styles.language} aria-label={t('list', { language })}>
            <h3 className={styles.heading}>{t('list', { language })}</h3>
            <ul className={styles.passages}>
              {passages.map((passage) => (
                <li key={passage.name} className={styles.passage}>
                  <Passage passage={passage} onStillRight={onStillRight} onShowPlace={onShowPlace} />
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
      {behind.length === 0 && <p className="meta">{t('none')}</p>}
      <fieldset className={panel.choices}>
        <label className={styles.setting}>
          <input
            type="checkbox"
            checked={document.tellsStale === true}
            onChange={({ target: { checked } }) => {
              change(({ tellsStale: _former, ...before }) => ({ ...before, ...(checked && { tellsStale: true }) }));
            }}
          />
          <span>
            {t('tell')}
            <span className={`meta ${panel.uses}`}>{t('tellHint')}</span>
          </span>
        </label>
      </fieldset>
    </>
  );
}

interface PassageProps extends Pick<LanguagesSectionProps, 'onStillRight' | 'onShowPlace'> {
  passage: PassageBehind;
}

function Passage({ passage: given, onStillRight, onShowPlace }: PassageProps) {
  const { t } = useTranslation(['languages', 'itemEditor']);
  const { locale, change, passage, source, was } = given;
  const other = LOCALES.find((each) => each !== locale) ?? locale;
  const [of, place] = placeOf(given);
  const excerpt = excerptOf((passage ?? source)?.text ?? '');
  const parts =
    change === 'changed' ? diffWords(was ?? '', source?.text ?? '') : change === 'removed' ? diffWords(was ?? '', '') : null;
  return (
    <>
      <p lang={of} className="clamped">
        {excerpt}
      </p>
      <p className="meta">{t(`change.${change}`, { language: t(`itemEditor:language.${other}`) })}</p>
      {parts && (
        <p lang={other} className={styles.changes}>
          <MarkedText parts={parts} />
        </p>
      )}
      <span className={styles.buttons}>
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('showOf', { excerpt })}
          onClick={() => {
            onShowPlace(of, place);
          }}
        >
          {t('itemEditor:checks.show')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('stillRightOf', { excerpt })}
          onClick={() => {
            onStillRight(given);
          }}
        >
          {t('stillRight')}
        </button>
      </span>
    </>
  );
}

/** Returns the changes in the words of a passage, or in its Markdown if the words are the same. */
function diffWords(was: string, now: string) {
  const [wordsBefore, words] = [withoutEmphasis(was), withoutEmphasis(now)];
  return wordsBefore === words ? diffText(was, now) : diffText(wordsBefore, words);
}

const withoutEmphasis = (markdown: string): string => markdown.replace(/^#+\s+|\*\*|__|`/gm, '');

/** Returns the beginning of a passage without the Markdown of links, headings, lists and emphasis. */
function excerptOf(markdown: string): string {
  const text = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s*+-]+|[*_`|]+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text;
}
