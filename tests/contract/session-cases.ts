import assert from 'node:assert/strict';
import { healthApi } from '../../contract/health';
import { serviceApi } from '../../contract/service';
import { sessionApi } from '../../contract/session';
import { answerOf, assertFails, type ContractCase } from './world';

/** Cases of sign-in and sessions. The order matters: the last ones end the editor's and the administrator's session. */
export const sessionCases: readonly ContractCase[] = [
  {
    name: 'a token of nobody is refused',
    run: async (world) => {
      await assertFails(world, sessionApi.ucToken, { ucToken: 'made-up' }, 'login.invalid', { as: null });
      const refresh = await world.send({
        endpoint: sessionApi.refresh,
        input: { refreshToken: 'made-up' },
        as: null,
        locale: 'en-US',
      });
      assert.equal(refresh.status, 401);
    },
  },
  {
    name: 'a load balancer asks without a session',
    run: async (world) => {
      assert.deepEqual(await answerOf(world, healthApi.live, {}, { as: null }), { status: 'live' });
      assert.deepEqual(await answerOf(world, healthApi.ready, {}, { as: null }), { status: 'ready' });
    },
  },
  {
    name: 'a person sees where they are signed in, ends what is theirs alone, and stays signed in here',
    run: async (world) => {
      const { sessions } = await answerOf(world, sessionApi.list, undefined);
      assert.equal(sessions.filter(({ current }) => current).length, 1);
      const id = '00000000-0000-4000-8000-000000000000';
      await assertFails(world, sessionApi.end, { id }, 'session.not_found');
      assert.deepEqual(await answerOf(world, sessionApi.endOthers, undefined), { ended: sessions.length - 1 });
      const { sessions: left } = await answerOf(world, sessionApi.list, undefined);
      assert.deepEqual(
        left.map(({ current }) => current),
        [true],
      );
    },
  },
  {
    name: 'a person who ends the session that they ask in is signed out',
    run: async (world) => {
      const { sessions } = await answerOf(world, sessionApi.list, undefined, { as: 'editor' });
      const id = sessions.find(({ current }) => current)?.id ?? '';
      assert.deepEqual(await answerOf(world, sessionApi.end, { id }, { as: 'editor' }), {});
      await assertFails(world, sessionApi.list, undefined, 'session.revoked', { as: 'editor' });
    },
  },
  {
    name: 'a person who signs out is signed out',
    run: async (world) => {
      await answerOf(world, sessionApi.logout, undefined, { as: 'admin' });
      const { status } = await world.send({
        endpoint: serviceApi.classificationList,
        input: undefined,
        as: 'admin',
        locale: 'en-US',
      });
      assert.equal(status, 401);
    },
  },
];
