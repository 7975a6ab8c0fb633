import type { AnswerOf, Endpoint, InputOf } from './core/endpoint';
import { AREA_APIS } from './areas';
import { attachmentApi } from './attachment';
import { favouriteApi } from './favourite';
import { feedbackApi } from './feedback';
import { healthApi } from './health';
import { homeApi } from './home';
import { personApi } from './person';
import { searchAdminApi } from './search-admin';
import { draftApi, previewApi } from './preview';
import { auditApi } from './manage/audit';
import { bulkManageApi } from './manage/bulk';
import { contentManageApi } from './manage/content';
import { draftManageApi } from './manage/draft';
import { itemManageApi, revisionApi, scheduledApi } from './manage/lifecycle';
import { fileManageApi } from './manage/file';
import { reviewApi } from './manage/review';
import { questionApi } from './manage/question';
import { departmentApi } from './manage/department';
import { structureApi } from './manage/structure';
import { homeManageApi } from './manage/home';
import { directoryManageApi } from './manage/directory';
import { remarkApi } from './remark';
import { presenceApi } from './manage/presence';
import { releaseApi } from './manage/release';
import { insightsApi } from './manage/insights';
import { peopleApi } from './manage/person';
import { seeAsApi } from './manage/see-as';
import { transferApi } from './manage/transfer';
import { searchApi } from './search';
import { sessionApi } from './session';

/** All API calls, by area or feature. The server, mocks, OpenAPI document and client types derive from it. */
const api = {
  session: sessionApi,
  ...AREA_APIS,
  home: homeApi,
  person: personApi,
  search: searchApi,
  searchAdmin: searchAdminApi,
  favourite: favouriteApi,
  feedback: feedbackApi,
  attachment: attachmentApi,
  preview: previewApi,
  draft: draftApi,
  remark: remarkApi,
  draftManage: draftManageApi,
  contentManage: contentManageApi,
  bulkManage: bulkManageApi,
  scheduled: scheduledApi,
  itemManage: itemManageApi,
  revision: revisionApi,
  release: releaseApi,
  fileManage: fileManageApi,
  review: reviewApi,
  structure: structureApi,
  question: questionApi,
  homeManage: homeManageApi,
  department: departmentApi,
  directoryManage: directoryManageApi,
  presence: presenceApi,
  audit: auditApi,
  insights: insightsApi,
  seeAs: seeAsApi,
  people: peopleApi,
  transfer: transferApi,
  health: healthApi,
};

export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));

type Groups = typeof api;
type AnyEndpoint = { [G in keyof Groups]: Groups[G][keyof Groups[G]] }[keyof Groups];

/** Endpoints by the names that the client uses for calls (`POST /api/servicehall/search`). */
type EndpointsByCall = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };
type InputsByCall = { [C in keyof EndpointsByCall]: InputOf<EndpointsByCall[C]> };
type AnswersByCall = { [C in keyof EndpointsByCall]: AnswerOf<EndpointsByCall[C]> };

/** Names of all calls. This is only a type, so that no schema is sent to the browser. */
export type Call = keyof EndpointsByCall;
export type CallInput<C extends Call> = InputsByCall[C];
export type CallAnswer<C extends Call> = AnswersByCall[C];
