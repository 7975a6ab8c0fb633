import type { Home } from 'contract/home';
import type { NoticeCard } from 'contract/notice';
import type { BenefitCard } from 'contract/welfare';

/** Something that the person has to do: a notice to confirm or a benefit to claim. */
export type Task = { at: string | null } & ({ kind: 'confirm'; item: NoticeCard } | { kind: 'claim'; item: BenefitCard });

/** Returns what the person has to do: the notice of the alert first, then the earliest deadline. */
export function tasksOf({ inbox, closing = [] }: Pick<Home, 'inbox' | 'closing'>): Task[] {
  const { alert = null, mustRead = [] } = inbox ?? {};
  const alerted = alert && isToConfirm(alert) ? [alert] : [];
  const others = mustRead.filter(({ id }) => id !== alerted[0]?.id);
  return [
    ...alerted.map(confirmation),
    ...[...others.map(confirmation), ...closing.map((item): Task => ({ kind: 'claim', item, at: item.closesAt }))].sort(
      (a, b) => timeOf(a) - timeOf(b),
    ),
  ];
}

const isToConfirm = ({ mustRead, acknowledged }: NoticeCard): boolean => mustRead && !acknowledged;
const confirmation = (item: NoticeCard): Task => ({ kind: 'confirm', item, at: item.dueAt });
const timeOf = ({ at }: Task): number => (at === null ? Infinity : new Date(at).getTime());
