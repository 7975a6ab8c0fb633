import type { Benefit } from 'contract/welfare';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FactGrid, type Fact } from '@/ui/primitives/FactGrid';
import type { WindowState } from './benefit-window';
import { ClaimPeriodTag } from './ClaimPeriodTag';
import styles from './BenefitFacts.module.css';

/**
 * Lists the facts of a benefit. The claim period is listed only for a benefit that is always open, because the deadline panel
 * shows it otherwise.
 */
export function BenefitFacts({ benefit, state }: { benefit: Benefit; state: WindowState }) {
  const { t } = useTranslation('welfare');
  const { who, amount, locale } = benefit;
  const facts: Fact[] = [];
  if (amount) facts.push({ term: t('fact.amount'), detail: <span className={styles.amount}>{amount}</span>, locale });
  if (who) facts.push({ term: t('fact.who'), detail: who, locale });
  if (state === 'always') facts.push({ term: t('fact.window'), detail: <ClaimPeriodTag state={state} /> });
  return <FactGrid facts={facts} />;
}
