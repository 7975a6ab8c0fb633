import assert from 'node:assert/strict';
import { endpoints } from '../../contract/api';
import type { Endpoint } from '../../contract/endpoint';
import type { ErrorCode } from '../../contract/errors';
import { favouriteApi } from '../../contract/favourite';
import { feedbackApi } from '../../contract/feedback';
import { previewApi } from '../../contract/preview';
import { servicehallApi } from '../../contract/servicehall';
import { sessionApi } from '../../contract/session';
import { assertFails, type ContractCase, type Someone } from './world';

const answersJson = ({ answer }: Endpoint): boolean => typeof answer !== 'string';
const closed = endpoints.filter((endpoint) => endpoint.permission !== 'public');
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Somebody who may make the call at all, so that its input is what is judged. */
const allowed = ({ permission }: Endpoint): Someone =>
  permission === 'content.preview' || permission === 'content.edit' ? 'admin' : 'employee';

const signedOut = closed.map((endpoint): ContractCase => ({
  name: `nobody makes ${nameOf(endpoint)} without a session`,
  run: async (world) => {
    await assertFails(world, endpoint, undefined, 'session.missing', { as: null });
    await assertFails(world, endpoint, undefined, 'session.missing', { as: null, locale: 'zh-CN' });
  },
}));

const unknownKeys = closed.filter(answersJson).map((endpoint): ContractCase => ({
  name: `a caller of ${nameOf(endpoint)} who sends what it does not know is told so`,
  run: async (world) => {
    const details = await assertFails(world, endpoint, { absurd: 'x' }, 'request.invalid', { as: allowed(endpoint) });
    assert.notDeepEqual(details, {}, 'details name what is wrong');
  },
}));

const notForEveryone = endpoints
  .filter(({ permission }) => permission === 'content.preview' || permission === 'content.edit')
  .map((endpoint): ContractCase => ({
    name: `a reader may not make ${nameOf(endpoint)}`,
    run: async (world) => {
      await assertFails(world, endpoint, { area: 'service', id: 'any' }, 'permission.denied');
    },
  }));

const NOWHERE: [Endpoint, object, ErrorCode][] = [
  [servicehallApi.formInfo, { id: 'no-such' }, 'form.not_found'],
  [servicehallApi.updateShareCount, { id: 'no-such' }, 'form.not_found'],
  [servicehallApi.updateViews, { id: 'no-such' }, 'form.not_found'],
  [servicehallApi.formList, { classificationId: 'no-such' }, 'classification.not_found'],
  [servicehallApi.search, { query: 'a', classificationId: 'no-such' }, 'classification.not_found'],
  [favouriteApi.update, { area: 'service', id: 'no-such', favourite: true }, 'item.not_found'],
  [feedbackApi.create, { area: 'service', id: 'no-such', useful: true }, 'item.not_found'],
  [previewApi.serviceInfo, { id: 'no-such' }, 'preview.not_found'],
  [previewApi.createLink, { area: 'service', id: 'no-such' }, 'preview.not_found'],
];
const nowhere = NOWHERE.map(([endpoint, input, code]): ContractCase => ({
  name: `a caller of ${nameOf(endpoint)} who names what is not there gets ${code}`,
  run: async (world) => {
    await assertFails(world, endpoint, input, code, { as: allowed(endpoint) });
    await assertFails(world, endpoint, input, code, { as: allowed(endpoint), locale: 'zh-CN' });
  },
}));

const WRONG_IDS = ['', 'Upper', 'with space', '../etc', 'ümlaut', 'a'.repeat(81), "x';--", '<b>'];
const WRONG_PAGES = [
  { page: 0 },
  { page: -1 },
  { page: 1.5 },
  { page: '1' },
  { page: 10_001 },
  { pageSize: 0 },
  { pageSize: 101 },
  { page: 1e21 },
];
const WRONG: [Endpoint, unknown[]][] = [
  [servicehallApi.formInfo, [{}, ...WRONG_IDS.map((id) => ({ id }))]],
  [servicehallApi.updateViews, [undefined, null, [], { id: 7 }, { id: ['a'] }, ...WRONG_IDS.map((id) => ({ id }))]],
  [servicehallApi.updateShareCount, [undefined, { id: null }, ...WRONG_IDS.map((id) => ({ id }))]],
  [
    servicehallApi.formList,
    [...WRONG_PAGES, { sort: 'best' }, { handling: 'by-magic' }, { favourite: 'yes' }, { department: 'x'.repeat(81) }],
  ],
  [
    servicehallApi.search,
    [
      {},
      ...WRONG_PAGES.map((page) => ({ query: 'a', ...page })),
      { query: 7 },
      { query: 'x'.repeat(201) },
      { query: 'nul\0' },
      { query: 'a', sort: 'best' },
      { query: 'a', classificationId: 'nul\0' },
    ],
  ],
  [servicehallApi.suggest, [{}, { query: null }, { query: 'x'.repeat(201) }, { query: '\0' }]],
  [
    favouriteApi.update,
    [
      { area: 'service', id: 'a' },
      { area: 'nowhere', id: 'a', favourite: true },
      { area: 'service', id: 'a', favourite: 1 },
    ],
  ],
  [
    feedbackApi.create,
    [
      { area: 'service', id: 'a' },
      { area: 'service', id: 'a', useful: true, comment: 'x'.repeat(2001) },
      { area: 'service', id: 'a', useful: true, comment: 'nul\0' },
      { area: 'service', id: 'a', useful: 'yes' },
    ],
  ],
  [previewApi.list, [{}, { area: 'nowhere' }]],
  [previewApi.serviceInfo, [{}, { id: 'Upper' }, { id: 'a', token: 'x'.repeat(201) }]],
  [previewApi.createLink, [{}, { area: 'service' }, { area: 'service', id: '-'.repeat(81) }]],
  [sessionApi.ucToken, [undefined, {}, { ucToken: 7 }, { ucToken: '' }, { ucToken: 'x'.repeat(12_001) }]],
  [sessionApi.refresh, [undefined, {}, { refreshToken: null }, { refreshToken: '' }]],
  [sessionApi.end, [undefined, {}, { id: 'mine' }]],
];
const wrong = WRONG.map(([endpoint, inputs]): ContractCase => ({
  name: `a caller of ${nameOf(endpoint)} with wrong input is told what is wrong`,
  run: async (world) => {
    const as = endpoint.permission === 'public' ? null : allowed(endpoint);
    for (const input of inputs) {
      const details = await assertFails(world, endpoint, input, 'request.invalid', { as });
      assert.notDeepEqual(details, {}, `details name what is wrong in ${JSON.stringify(input)}`);
    }
  },
}));

export const guardCases: readonly ContractCase[] = [...signedOut, ...unknownKeys, ...notForEveryone, ...nowhere, ...wrong];
