import type { Area } from 'contract/core/areas';
import type { ClassificationCall } from '@/entities/item/list/useClassifications';

/** The call for each area's own tree. */
export const CLASSIFICATION_CALLS: Record<Area, ClassificationCall> = {
  service: 'POST /api/servicehall/classification/list',
  notice: 'POST /api/notice/classification/list',
  benefit: 'POST /api/welfare/benefit/classification/list',
  news: 'POST /api/welfare/news/classification/list',
  personnel: 'POST /api/personnel/classification/list',
  information: 'POST /api/information/classification/list',
  tool: 'POST /api/tool/classification/list',
};
