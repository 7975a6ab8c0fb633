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

/** Schema of the fields of an area that has none of its own. */
export const NO_FIELDS = z.strictObject({});

/** Additional fields of each area's items: those independent of language, and those of each language version. */
export const AREA_FIELDS = {
  service: { fields: serviceFields, textFields: serviceTextFields },
  notice: { fields: noticeFields, textFields: NO_FIELDS },
  benefit: { fields: benefitFields, textFields: benefitTextFields },
  news: { fields: NO_FIELDS, textFields: NO_FIELDS },
  personnel: { fields: personnelFields, textFields: personnelTextFields },
  information: { fields: informationFields, textFields: NO_FIELDS },
  tool: { fields: toolFields, textFields: NO_FIELDS },
} satisfies Record<Area, { fields: z.ZodObject; textFields: z.ZodObject }>;
