import { z } from 'zod';
import type { Area } from './core/areas';
import { informationApi, informationFields } from './information';
import { noticeApi, noticeFields } from './notice';
import { personnelApi, personnelFields, personnelTextFields } from './personnel';
import { serviceApi, serviceFields, serviceTextFields } from './service';
import { toolApi, toolFields } from './tool';
import { benefitApi, benefitFields, benefitTextFields, newsApi } from './welfare';

/** Calls of each area. */
export const AREA_APIS = {
  service: serviceApi,
  notice: noticeApi,
  benefit: benefitApi,
  news: newsApi,
  personnel: personnelApi,
  information: informationApi,
  tool: toolApi,
} satisfies Record<Area, object>;

/** Schema of an area whose items have no fields of their own. */
export const NO_FIELDS = z.strictObject({});

/** Fields that only one area's items have: facts independent of language, and facts for each language. */
export const AREA_FIELDS: Record<Area, { fields: z.ZodObject; textFields: z.ZodObject }> = {
  service: { fields: serviceFields, textFields: serviceTextFields },
  notice: { fields: noticeFields, textFields: NO_FIELDS },
  benefit: { fields: benefitFields, textFields: benefitTextFields },
  news: { fields: NO_FIELDS, textFields: NO_FIELDS },
  personnel: { fields: personnelFields, textFields: personnelTextFields },
  information: { fields: informationFields, textFields: NO_FIELDS },
  tool: { fields: toolFields, textFields: NO_FIELDS },
};
