import type { areaApi } from '../../contract/area-api';
import { AREA_APIS } from '../../contract/areas';
import { AREAS, DRAFT_AREAS, type Area, type DraftArea } from '../../contract/core/areas';
import type { Endpoint } from '../../contract/core/endpoint';
import { draftApi } from '../../contract/preview';
import type { AreaApi, DraftInfo } from '../../mock/area/area';

/** The calls that every area has. */
export const COMMON_APIS: Record<Area, AreaApi> = AREA_APIS;

/** The calls that return an item's page from its draft. */
export const DRAFT_INFOS: Record<DraftArea, DraftInfo> = draftApi;

/** Names of the calls that `areaApi` gives every area. */
export type CommonName = keyof ReturnType<typeof areaApi>;
type CallOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;
export type CommonCall = CallOf<(typeof AREA_APIS)[Area][CommonName]>;
export type DraftCall = CallOf<(typeof draftApi)[DraftArea]>;

export const callOf = <E extends Endpoint>({ method, path }: E) => `${method} ${path}` as CallOf<E>;

/** Returns a value for each common call of every area, by the name of the call. */
export const forCommonCalls = <Value>(values: Record<CommonName, Value>): Record<CommonCall, Value> =>
  Object.fromEntries(
    AREAS.flatMap((area) =>
      (Object.keys(values) as CommonName[]).map((name) => [callOf(AREA_APIS[area][name]), values[name]] as const),
    ),
  ) as Record<CommonCall, Value>;

/** Returns the same value for the calls of all drafts. */
export const forDraftCalls = <Value>(value: Value): Record<DraftCall, Value> =>
  Object.fromEntries(DRAFT_AREAS.map((area) => [callOf(draftApi[area]), value] as const)) as Record<DraftCall, Value>;
