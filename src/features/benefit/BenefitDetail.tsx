import { useMemo, type ReactNode } from 'react';
import type { Benefit } from 'contract/welfare';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { ArticleSection } from '@/entities/item/article/ArticleSection';
import { hasPicture, splitAtLeadPicture } from '@/entities/item/article/lead-picture';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { DetailSection } from '@/ui/primitives/DetailSection';
import { useIsPhone } from '@/ui/primitives/useMediaQuery';
import { MainAction } from '@/entities/item/page/MainAction';
import { StepList } from '@/entities/item/article/StepList';
import { contentsOf, SECTION_IDS } from './benefit-sections';
import { benefitWindow, isClaimable, type BenefitWindow } from './benefit-window';
import { BenefitFacts } from './BenefitFacts';
import { CalendarLink } from './CalendarLink';
import { DeadlinePanel } from './DeadlinePanel';
import { ItemPicture } from '../../entities/welfare/ItemPicture';
import { EligibilityForm } from './eligibility/EligibilityForm';
import styles from './BenefitDetail.module.css';

interface BenefitDetailProps {
  benefit: Benefit;
  head: DetailHead;
  /** Address of the deadline as a calendar file. Not given for a draft. */
  calendarHref?: string;
  /** Content after the text. */
  children?: ReactNode;
}

/** Renders the page of a benefit, published or as a draft. */
export function BenefitDetail({ benefit, head, calendarHref, children }: BenefitDetailProps) {
  const { t } = useTranslation(['welfare', 'item']);
  const { locale, url, steps, eligibility, body } = benefit;
  const names = { steps: t('section.steps'), eligibility: t('section.eligibility'), details: t('item:article.details') };
  const period = benefitWindow(benefit, new Date());
  // Before it opens, the bar at the bottom of a phone offers to remember it.
  const isPhone = useIsPhone();
  const hasReminder = isPhone && period.state === 'soon' && period.daysLeft !== null && calendarHref !== undefined;
  // Beside the dates unless the bar at the bottom of a phone has it, or there are no dates.
  const isInPanel = !isPhone && period.state !== 'always';
  // On phones the text begins on the first screen, so that a picture stays within it.
  const [picture, text] = useMemo(() => (isPhone ? ['', body] : splitAtLeadPicture(body)), [isPhone, body]);
  const link = url && <ClaimLink url={url} period={period} />;
  return (
    <DetailFrame
      item={benefit}
      {...head}
      action={
        (hasReminder || (link && !isInPanel)) && (
          <div className={styles.actions}>
            {hasReminder && <CalendarLink href={calendarHref} isMain />}
            {link}
          </div>
        )
      }
      deadline={
        <DeadlinePanel benefit={benefit} period={period} calendarHref={hasReminder ? undefined : calendarHref}>
          {isInPanel && link}
        </DeadlinePanel>
      }
      contents={contentsOf({ ...benefit, body: text }, names)}
      after={children}
    >
      {(contents) => (
        <>
          {picture ? (
            <div className={styles.lead}>
              <ArticleBody html={picture} locale={locale} />
            </div>
          ) : (
            <Banner benefit={benefit} />
          )}
          <BenefitFacts benefit={benefit} state={period.state} />
          {contents}
          {steps.length > 0 && (
            <DetailSection title={names.steps} id={SECTION_IDS.steps}>
              <StepList steps={steps} locale={locale} />
            </DetailSection>
          )}
          {eligibility.length > 0 && (
            <div className="no-print">
              <DetailSection title={names.eligibility} id={SECTION_IDS.eligibility}>
                <EligibilityForm key={locale} checks={eligibility} locale={locale} />
              </DetailSection>
            </div>
          )}
          <ArticleSection html={text} locale={locale} />
        </>
      )}
    </DetailFrame>
  );
}

/** Drawing below the title of a benefit that has no picture. Only the text of a draft says whether it has one. */
const Banner = ({ benefit }: { benefit: Benefit }) =>
  benefit.picture === null &&
  !hasPicture(benefit.body) && (
    <div className={styles.picture}>
      <ItemPicture item={benefit} />
    </div>
  );

/** Link to the website of a benefit: the main action while it can be claimed. */
function ClaimLink({ url, period }: { url: string; period: BenefitWindow }) {
  const { t } = useTranslation('welfare');
  const isOpen = isClaimable(period);
  return (
    <MainAction
      href={url}
      text={t(isOpen ? 'claim' : 'visit')}
      isQuiet={!isOpen}
      hint={new URL(url).host}
      icon="arrow-up-right"
      opens={{ as: 'tab' }}
    />
  );
}
