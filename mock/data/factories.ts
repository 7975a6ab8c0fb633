import { z } from 'zod';
import type { Area } from '../../contract/core/areas';
import { informationFields } from '../../contract/information';
import { noticeFields } from '../../contract/notice';
import { personnelFields, personnelTextFields } from '../../contract/personnel';
import { serviceFields, serviceTextFields } from '../../contract/service';
import { toolFields } from '../../contract/tool';
import { benefitFields, benefitTextFields } from '../../contract/welfare';
import { itemFactory } from './item';

const noFields: z.ZodType<object> = z.strictObject({});

export const makeService = itemFactory('service', serviceFields, serviceTextFields);
export const makeNotice = itemFactory('notice', noticeFields, noFields);
export const makeBenefit = itemFactory('benefit', benefitFields, benefitTextFields);
export const makeNews = itemFactory('news', noFields, noFields);
export const makePersonnel = itemFactory('personnel', personnelFields, personnelTextFields);
export const makeInformation = itemFactory('information', informationFields, noFields);
export const makeTool = itemFactory('tool', toolFields, noFields);

export type MockService = ReturnType<typeof makeService>;
export type MockNotice = ReturnType<typeof makeNotice>;
export type MockBenefit = ReturnType<typeof makeBenefit>;
export type MockNews = ReturnType<typeof makeNews>;
export type MockPersonnel = ReturnType<typeof makePersonnel>;
export type MockInformation = ReturnType<typeof makeInformation>;
export type MockTool = ReturnType<typeof makeTool>;

/** An item of any area, distinguished by `area`. */
export type AnyItem = MockService | MockNotice | MockBenefit | MockNews | MockPersonnel | MockInformation | MockTool;
export type ItemOf<A extends Area> = Extract<AnyItem, { area: A }>;
