import type { Form } from 'contract/service';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FactGrid, type Fact } from '@/ui/primitives/FactGrid';

/** Lists the facts of a service, the most important first. */
export function ServiceFacts({ form }: { form: Form }) {
  const { t } = useTranslation('service');
  const { who, duration, cost, hours, place, handling, locale } = form;
  const facts: Fact[] = [];
  if (duration) facts.push({ term: t('fact.duration'), detail: duration, locale });
  if (cost) facts.push({ term: t('fact.cost'), detail: cost, locale });
  if (who) facts.push({ term: t('fact.who'), detail: who, locale });
  if (hours) facts.push({ term: t('fact.hours'), detail: hours, locale });
  // For services in person, the main action already shows the place.
  if (place && handling !== 'in_person') facts.push({ term: t('fact.place'), detail: place, locale });
  return <FactGrid facts={facts} />;
}
