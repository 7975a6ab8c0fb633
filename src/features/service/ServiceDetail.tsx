import type { ReactNode } from 'react';
import type { Form } from 'contract/service';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleSection } from '@/entities/item/article/ArticleSection';
import { DetailFrame, type DetailHead } from '@/entities/item/page/DetailFrame';
import { DetailSection } from '@/ui/primitives/DetailSection';
import { MaterialList } from '@/entities/item/article/MaterialList';
import { StepList } from '@/entities/item/article/StepList';
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
  const { t } = useTranslation(['service', 'item']);
  const { locale, steps, materials, body } = form;
  const names = { steps: t('section.steps'), materials: t('section.materials'), details: t('item:article.details') };
  return (
    <DetailFrame
      item={form}
      {...head}
      action={hasAction(form) && <ServiceAction form={form} />}
      hotline={form.hotline}
      contents={contentsOf(form, names)}
      after={children}
    >
      {(contents) => (
        <>
          <ServiceFacts form={form} />
          {contents}
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
          <ArticleSection html={body} locale={locale} />
        </>
      )}
    </DetailFrame>
  );
}
