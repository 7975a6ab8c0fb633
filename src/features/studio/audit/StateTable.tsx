import type { AuditEvent } from 'contract/manage/audit';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ChangeTable } from '../history/ChangeTable';
import { useStateTexts } from './useStateTexts';

/** Table of what an event changed, with the values before and after. */
export function StateTable({ event: { action, subject, before, after } }: { event: AuditEvent }) {
  const { t } = useTranslation('audit');
  const { labelOf, valueOf } = useStateTexts();
  const shown = (name: string, value: unknown): string =>
    name === 'person' && subject !== null && value === subject.id ? subject.name : valueOf(name, value);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const rows = names.map((name) => ({
    key: name,
    label: labelOf(name),
    before: shown(name, before?.[name]) || null,
    after: shown(name, after?.[name]) || null,
  }));
  return <ChangeTable caption={t(`action.${action}`)} rows={rows} />;
}
