import { Link } from 'umi';
import type { Locale } from 'contract/core/locale';
import { itemPath } from 'contract/core/paths';
import type { BenefitCard as Card } from 'contract/welfare';
import { formatShortDate } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { FavouriteButton } from '@/entities/item/actions/FavouriteButton';
import { Icon } from '@/ui/primitives/Icon';
import type { IconName } from '@/ui/primitives/icon-paths';
import { LanguageTag } from '@/entities/item/article/LanguageTag';
import { benefitWindow } from './benefit-window';
import { ItemPicture } from '../../entities/welfare/ItemPicture';
import { useWindowDates } from './useWindowDates';
import { ClaimPeriodTag } from './ClaimPeriodTag';
import styles from './BenefitCard.module.css';

interface BenefitCardProps {
  benefit: Card;
  /** True if the card is below the first screen and its picture should load lazily. */
  lazy: boolean;
}

/**
 * Renders a benefit as a card: amount, beneficiaries and claim period. The title is the only link, and its target covers the
 * whole card.
 */
export function BenefitCard({ benefit, lazy }: BenefitCardProps) {
  const { t } = useTranslation('welfare');
  const { area, id, title, summary, locale, who, amount, favourite } = benefit;
  const { state } = benefitWindow(benefit, new Date());
  const dates = useWindowDates(benefit, state, formatShortDate);
  return (
    <li className={styles.card} data-state={state}>
      <ItemPicture item={benefit} lazy={lazy} />
      <h3 className={styles.title}>
        <Link className={`cover-link ${styles.link}`} to={itemPath(area, id)} lang={locale}>
          {title}
        </Link>
        <LanguageTag locale={locale} />
      </h3>
      <dl className={styles.facts}>
        {amount && <CardFact icon="banknote" term={t('fact.amount')} detail={amount} locale={locale} />}
        {who && <CardFact icon="user" term={t('fact.who')} detail={who} locale={locale} />}
      </dl>
      {!amount && !who && (
        <p className={`clamped ${styles.summary}`} lang={locale}>
          {summary}
        </p>
      )}
      <p className={styles.window}>
        <ClaimPeriodTag state={state} />
        {dates}
      </p>
      <div className={styles.heart}>
        <FavouriteButton item={{ area, id }} title={title} favourite={favourite} />
      </div>
    </li>
  );
}

interface CardFactProps {
  icon: IconName;
  term: string;
  detail: string;
  locale: Locale;
}

function CardFact({ icon, term, detail, locale }: CardFactProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={16} />
        <span className="visually-hidden">{term}</span>
      </dt>
      <dd className="clamped" lang={locale}>
        {detail}
      </dd>
    </div>
  );
}
