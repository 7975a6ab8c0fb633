import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';

interface LinesControlProps {
  id: string;
  className: string;
  value: unknown;
  onChange: (lines: string[]) => void;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Text area for a list of texts, one on each line. */
export function LinesControl({ id, className, value, onChange }: LinesControlProps) {
  const { t } = useTranslation('itemEditor');
  const lines = Array.isArray(value) ? value.filter((line): line is string => typeof line === 'string') : [];
  const [typed, setTyped] = useState(lines.join('\n'));
  // Empty lines are kept while the person types, but are not part of the value.
  const shown = linesOf(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n');
  return (
    <>
      <textarea
        id={id}
        className={className}
        rows={Math.min(10, Math.max(3, lines.length + 1))}
        value={shown}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(linesOf(event.target.value));
        }}
      />
      <p id={`${id}-hint`} className="meta">
        {t('lines.hint')}
      </p>
    </>
  );
}
