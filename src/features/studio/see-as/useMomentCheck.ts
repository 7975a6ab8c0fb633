import { useEffect, useRef, useState, type RefObject } from 'react';
import type { RequestOptions } from '@/lib/api/http';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { isPast } from '../item-editor/fields/moments';
import type { SeeAsForm } from './see-as-choice';

export interface MomentCheck {
  /** Ref for the form with the field of the moment, which gets the focus if the moment is refused. */
  form: RefObject<HTMLFormElement | null>;
  /** Reason for which the present moment was refused. */
  problem: string | undefined;
  /** Returns whether the moment can be used. */
  check: () => boolean;
  /** Options of a call with the moment: its refusal is shown at the field instead of as a toast. */
  options: Pick<RequestOptions, 'quiet' | 'onFailure'>;
}

/** Returns a check for the moment of the form. A problem is shown until another moment is chosen. */
export function useMomentCheck({ isLater, moment }: SeeAsForm): MomentCheck {
  const { t } = useTranslation('studio');
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ moment: string; problem: string } | null>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  return {
    form,
    problem: isLater && refused?.moment === moment ? refused.problem : undefined,
    check: () => {
      if (!isLater || !isPast(moment)) return true;
      setRefused({ moment, problem: t('moment.past') });
      return false;
    },
    options: {
      quiet: ({ code }) => code === 'moment.invalid',
      onFailure: ({ code, message }) => {
        if (code === 'moment.invalid') setRefused({ moment, problem: message });
      },
    },
  };
}
