import type { ReactNode } from 'react';
import type { Form } from 'contract/servicehall';
import { useTranslation } from '@/lib/useTranslation';
import { ArticleSection } from '@/ui/ArticleSection';
import { AttachmentList } from '@/ui/AttachmentList';
import { DetailFrame, type DetailHead } from '@/ui/DetailFrame';
import { DetailSection } from '@/ui/DetailSection';
import { MaterialList } from '@/ui/MaterialList';
import { StepList } from '@/ui/StepList';
import { TableOfContents } from '@/ui/TableOfContents';
import { hasAction, ServiceAction } from './ServiceAction';
import { ServiceFacts } from './ServiceFacts';
import { contentsOf, SECTION_IDS } from './service-sections';

interface ServiceDetailProps {
  form: Form;
  head: DetailHead;
  /** What follows the text. */
  children?: ReactNode;
}

/** A service, published or as a draft. */
export function ServiceDetail({ form, head, children }: ServiceDetailProps) {
  const { t } = useTranslation('servicehall');
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
