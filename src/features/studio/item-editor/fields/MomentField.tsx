import { useTranslation } from '@/lib/i18n/useTranslation';
import { Labelled } from './FieldControl';
import { MomentControl } from './MomentControl';
import { isPast } from './moments';

interface MomentFieldProps {
  id: string;
  label: string;
  /** ISO 8601 moment; empty if there is none. */
  value: string;
  /** Text shown in the empty field, which says what no value means. */
  emptyText?: string;
  /** Reason for which the moment cannot be saved. */
  problem?: string | undefined;
  onChange: (value: string) => void;
}

/** Field for a day and time with its label, and with the reason for which its value cannot be saved. */
export function MomentField({ id, label, problem, ...control }: MomentFieldProps) {
  return (
    <Labelled
      id={id}
      label={label}
      problem={problem}
      control={
        <MomentControl
          {...control}
          id={id}
          className="field"
          withTime
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        />
      }
    />
  );
}

/** Problem of a form whose moment must be in the future. */
export interface FutureProblem {
  moment?: 'past';
}

/** Returns the problem of a moment (ISO 8601) that must be in the future. An empty one has none. */
export const futureProblem = (moment: string): FutureProblem => (isPast(moment) ? { moment: 'past' } : {});

interface FutureMomentFieldProps extends Omit<MomentFieldProps, 'problem'> {
  problems: FutureProblem;
  /** Message of the server, if it refused the moment. */
  failure?: string | undefined;
}

/** Field for a moment in the future, for a form that checks it with `futureProblem`. */
export function FutureMomentField({ problems, failure, ...field }: FutureMomentFieldProps) {
  const { t } = useTranslation('studio');
  return <MomentField {...field} problem={problems.moment ? t(`moment.${problems.moment}`) : failure} />;
}
