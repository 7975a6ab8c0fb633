import type { Form } from 'contract/service';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ContactText } from '@/entities/contact/ContactText';
import { FactGrid, type Fact } from '@/ui/primitives/FactGrid';
import { PhoneLink } from '@/entities/contact/PhoneLink';

export function ServiceFacts({ form }: { form: Form }) {
  const { t } = useTranslation('service');
  const { who, duration, cost, hours, place, contact, owner, hotline, handling, locale } = form;
  const facts: Fact[] = [];
  if (who) facts.push({ term: t('fact.who'), detail: who, locale });
  if (duration) facts.push({ term: t('fact.duration'), detail: duration, locale });
  if (cost) facts.push({ term: t('fact.cost'), detail: cost, locale });
  if (hours) facts.push({ term: t('fact.hours'), detail: hours, locale });
  // For services in person, the main action already shows the place.
  if (place && handling !== 'in_person') facts.push({ term: t('fact.place'), detail: place, locale });
  // The owner's card shows the contact, and the hotline if it is the owner's number.
  if (contact && !owner) facts.push({ term: t('fact.contact'), detail: <ContactText text={contact} /> });
  if (hotline && hotline !== owner?.phone) facts.push({ term: t('fact.hotline'), detail: <PhoneLink number={hotline} /> });
  return <FactGrid facts={facts} />;
}
