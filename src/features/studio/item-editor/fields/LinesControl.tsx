import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './Fields.module.css';

interface LinesControlProps {
  id: string;
  className: string;
  value: unknown;
  /** True if commas separate the texts too, so that short ones share a line. */
  withCommas?: boolean;
  onChange: (lines: string[]) => void;
}

const LINE_ENDS = /\n/;
/** Commas of both languages, and line ends. */
const COMMAS = /[,，、\n]/;

const textsIn = (typed: string, separators: RegExp): string[] =>
  typed
    .split(separators)
    .map((text) => text.trim())
    .filter(Boolean);

/** Text area for a list of texts: one on each line, or with commas between them. It grows with its content. */
export function LinesControl({ id, className, value, withCommas = false, onChange }: LinesControlProps) {
  const { t } = useTranslation('itemEditor');
  const lines = Array.isArray(value) ? value.filter((line): line is string => typeof line === 'string') : [];
  // If a text contains a comma, only line ends separate the texts.
  const hasCommas = withCommas && !lines.some((line) => COMMAS.test(line));
  const separators = hasCommas ? COMMAS : LINE_ENDS;
  const joined = lines.join(hasCommas ? t('between') : '\n');
  const [typed, setTyped] = useState(joined);
  // Separators at the end are kept while the person types, but are not part of the value.
  const shown = textsIn(typed, separators).join('\n') === lines.join('\n') ? typed : joined;
  return (
    <>
      <textarea
        id={id}
        className={`${className} ${styles.growing}`}
        rows={hasCommas ? 2 : Math.min(10, lines.length + 1)}
        value={shown}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(textsIn(event.target.value, separators));
        }}
      />
      <p id={`${id}-hint`} className="meta">
        {t(hasCommas ? 'lines.commas' : 'lines.hint')}
      </p>
    </>
  );
}
