import assert from 'node:assert/strict';
import { endpoints } from '../../contract/api';
import type { Endpoint } from '../../contract/core/endpoint';
import type { Permission } from '../../contract/core/permissions';
import { assertFails, type ContractCase, type Someone } from './world';
import { MISSING } from './missing-targets';
import { WRONG_INPUTS } from './wrong-inputs';

const answersJson = ({ answer }: Endpoint): boolean => typeof answer !== 'string';
const closed = endpoints.filter((endpoint) => endpoint.permission !== 'public');
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const FOR_EDITORS: readonly Permission[] = [
  'content.preview',
  'content.edit',
  'content.publish',
  'content.review',
  'content.return',
  'review.manage',
  'search.manage',
  'structure.manage',
  'home.manage',
  'directory.manage',
  'audit.read',
  'people.manage',
  'transfer.manage',
];
const isForEditors = ({ permission }: Endpoint): boolean => FOR_EDITORS.includes(permission);

/** Returns a caller who is permitted to make the call, so that the input is what is checked. */
const allowed = (endpoint: Endpoint): Someone => (isForEditors(endpoint) ? 'admin' : 'employee');

const signedOut = closed.map((endpoint): ContractCase => ({
  name: `nobody makes ${nameOf(endpoint)} without a session`,
  run: async (world) => {
    await assertFails(world, endpoint, undefined, 'session.missing', { as: null });
    await assertFails(world, endpoint, undefined, 'session.missing', { as: null, locale: 'zh-CN' });
  },
}));

/** Endpoints at whose path the other method is not a call. `/api/notice/feed/create` is also the path of a feed. */
const ofOneMethod = endpoints.filter(
  (endpoint) => !endpoints.some((other) => other.method !== endpoint.method && isAt(other, endpoint.path)),
);

function isAt({ path }: Endpoint, address: string): boolean {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address);
}

const otherMethods = ofOneMethod.map((endpoint): ContractCase => ({
  name: `a caller of ${endpoint.path} by another method than ${endpoint.method} gets 405`,
  run: async (world) => {
    const other: Endpoint = { ...endpoint, method: endpoint.method === 'GET' ? 'POST' : 'GET' };
    await assertFails(world, other, undefined, 'method.not_allowed', { as: null });
    await assertFails(world, other, undefined, 'method.not_allowed', { locale: 'zh-CN' });
  },
}));

const unknownKeys = closed.filter(answersJson).map((endpoint): ContractCase => ({
  name: `a caller of ${nameOf(endpoint)} who sends what it does not know is told so`,
  run: async (world) => {
    const details = await assertFails(world, endpoint, { absurd: 'x' }, 'request.invalid', { as: allowed(endpoint) });
    assert.notDeepEqual(details, {}, 'details name what is wrong');
  },
}));

const notForEveryone = endpoints.filter(isForEditors).map((endpoint): ContractCase => ({
  name: `a reader may not make ${nameOf(endpoint)}`,
  run: async (world) => {
    await assertFails(world, endpoint, { area: 'service', id: 'any' }, 'permission.denied');
  },
}));

const nowhere = MISSING.map(([endpoint, input, code]): ContractCase => ({
  name: `a caller of ${nameOf(endpoint)} who names what is not there (${JSON.stringify(input)}) gets ${code}`,
  run: async (world) => {
    await assertFails(world, endpoint, input, code, { as: allowed(endpoint) });
    await assertFails(world, endpoint, input, code, { as: allowed(endpoint), locale: 'zh-CN' });
  },
}));

const wrong = WRONG_INPUTS.map(([endpoint, inputs]): ContractCase => ({
  name: `a caller of ${nameOf(endpoint)} with wrong input is told what is wrong`,
  run: async (world) => {
    const as = endpoint.permission === 'public' ? null : allowed(endpoint);
    for (const input of inputs) {
      const details = await assertFails(world, endpoint, input, 'request.invalid', { as });
      assert.notDeepEqual(details, {}, `details name what is wrong in ${JSON.stringify(input)}`);
    }
  },
}));

export const guardCases: readonly ContractCase[] = [
  ...signedOut,
  ...otherMethods,
  ...unknownKeys,
  ...notForEveryone,
  ...nowhere,
  ...wrong,
];
