import { previewApi } from '../../contract/preview';
import { informationApi } from '../../contract/information';
import { noticeApi } from '../../contract/notice';
import { personnelApi } from '../../contract/personnel';
import { serviceApi } from '../../contract/service';
import { toolApi } from '../../contract/tool';
import { benefitApi, newsApi } from '../../contract/welfare';
import type { Area } from '../../contract/core/areas';
import type { AreaApi, DraftInfo } from '../../mock/area/area';

/** The calls that every area has. */
export const AREA_APIS: Record<Area, AreaApi> = {
  service: serviceApi,
  notice: noticeApi,
  benefit: benefitApi,
  news: newsApi,
  personnel: personnelApi,
  information: informationApi,
  tool: toolApi,
};

/** Areas whose drafts have a page. */
export const DRAFT_AREAS = ['service', 'notice', 'benefit', 'news', 'personnel'] as const;
export type DraftArea = (typeof DRAFT_AREAS)[number];

export const DRAFT_INFOS: Record<DraftArea, DraftInfo> = {
  service: previewApi.serviceInfo,
  notice: previewApi.noticeInfo,
  benefit: previewApi.benefitInfo,
  news: previewApi.newsInfo,
  personnel: previewApi.personnelInfo,
};
