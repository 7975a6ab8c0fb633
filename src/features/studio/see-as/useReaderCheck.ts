import { useEffect, useRef, useState, type RefObject } from 'react';
import type { RequestOptions } from '@/lib/api/http';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { isPast } from '../item-editor/fields/moments';
import { missingIn, type SeeAsForm } from './see-as-choice';

type Problems = { person?: string; moment?: string };

export interface ReaderCheck {
  /** Ref for the form, whose refused field gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  /** Reasons for which the present reader or moment was refused. */
  problems: Problems;
  /** Returns whether the reader and the moment can be used. */
  check: () => boolean;
  /** Options of a call with the moment: its refusal is shown at the field instead of as a toast. */
  options: Pick<RequestOptions, 'quiet' | 'onFailure'>;
}

/** Returns a check for the reader and the moment of the form. A problem is shown until its part is changed. */
export function useReaderCheck(current: SeeAsForm): ReaderCheck {
  const { t } = useTranslation(['seeAs', 'studio']);
  const { isLater, moment } = current;
  const missing = missingIn(current);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ moment: string; problems: Problems } | null>(null);
  // A person who is chosen and then removed is not asked for again before the next attempt.
  if (refused?.problems.person && missing !== 'person') setRefused(null);
  useEffect(() => {
    const field = refused?.problems.person ? '[role="combobox"]' : '[aria-invalid="true"]';
    if (refused) form.current?.querySelector<HTMLElement>(field)?.focus();
  }, [refused]);
  const { problems = {} } = refused ?? {};
  return {
    form,
    problems: {
      person: problems.person,
      moment: isLater && refused?.moment === moment ? problems.moment : undefined,
    },
    check: () => {
      const found: Problems = {};
      if (missing) found[missing] = t(`missing.${missing}`);
      else if (isLater && isPast(moment)) found.moment = t('studio:moment.past');
      else return true;
      setRefused({ moment, problems: found });
      return false;
    },
    options: {
      quiet: ({ code }) => code === 'moment.invalid',
      onFailure: ({ code, message }) => {
        if (code === 'moment.invalid') setRefused({ moment, problems: { moment: message } });
      },
    },
  };
}
