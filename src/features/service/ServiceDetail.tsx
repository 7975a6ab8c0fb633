import type { ReactNode } from 'react';
import type { Form } from 'contract/service';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleSection } from '@/entities/item/article/ArticleSection';
import { AttachmentList } from '@/entities/item/page/AttachmentList';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { DetailSection } from '@/ui/primitives/DetailSection';
import { MaterialList } from '@/entities/item/article/MaterialList';
import { StepList } from '@/entities/item/article/StepList';
import { TableOfContents } from '@/entities/item/page/TableOfContents';
import { WhomToAsk } from '@/entities/person/WhomToAsk';
import { hasAction, ServiceAction } from './ServiceAction';
import { ServiceFacts } from './ServiceFacts';
import { contentsOf, SECTION_IDS } from './service-sections';

interface ServiceDetailProps {
  form: Form;
  head: DetailHead;
  /** Content after the text. */
  children?: ReactNode;
}

/** Renders the page of a service, published or as a draft. */
export function ServiceDetail({ form, head, children }: ServiceDetailProps) {
  const { t } = useTranslation('service');
  const { title, summary, locale, steps, materials, attachments, body } = form;
  const names = { steps: t('section.steps'), materials: t('section.materials') };
  return (
    <DetailFrame
      title={title}
      summary={summary}
      locale={locale}
      {...head}
      action={hasAction(form) && <ServiceAction form={form} />}
      aside={<TableOfContents entries={contentsOf(form, names)} />}
    >
      <ServiceFacts form={form} />
      <WhomToAsk item={form} />
      {steps.length > 0 && (
        <DetailSection title={names.steps} id={SECTION_IDS.steps}>
          <StepList steps={steps} locale={locale} />
        </DetailSection>
      )}
      {materials.length > 0 && (
        <DetailSection title={names.materials} id={SECTION_IDS.materials}>
          <MaterialList materials={materials} locale={locale} />
        </DetailSection>
      )}
      <AttachmentList item={{ area: 'service', id: form.id }} attachments={attachments} />
      <ArticleSection html={body} locale={locale} />
      {children}
    </DetailFrame>
  );
}
