import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServerState } from '../../../server/db/standby/server-state-repository';
import { StandbyWatch } from '../../../server/db/standby/standby-watch';

const LOOK_MS = 250;

/** Returns a watch with mocked servers and a clock that the test sets. */
function watched() {
  const primary: ServerState = { database: '7/5', startedAt: 'monday', isInRecovery: false, position: 100 };
  const standby: ServerState = { database: '7/5', startedAt: 'tuesday', isInRecovery: true, position: 100 };
  const clock = { now: 0 };
  const failures: Record<'primary' | 'standby', Error | null> = { primary: null, standby: null };
  const readerOf = (name: 'primary' | 'standby', state: ServerState) => () =>
    failures[name] ? Promise.reject(failures[name]) : Promise.resolve({ ...state });
  const watch = new StandbyWatch(readerOf('primary', primary), readerOf('standby', standby), () => clock.now);
  const lookLater = async () => {
    clock.now += LOOK_MS;
    await watch.look();
  };
  return { primary, standby, clock, failures, watch, lookLater };
}

test('a standby is used after the first look, up to its own position', async () => {
  const { watch } = watched();
  assert.equal(watch.has(0), false);
  await watch.look();
  assert.deepEqual([watch.has(0), watch.has(100), watch.has(101)], [true, true, false]);
  assert.deepEqual([watch.reason, watch.lagBytes], [null, 0]);
});

test('a standby that stays behind is used until the newest change that it shows is 0.8 seconds old', async () => {
  const { watch, primary, clock, lookLater } = watched();
  await watch.look();
  primary.position = 140;
  await lookLater();
  assert.deepEqual([watch.has(100), watch.has(101), watch.lagBytes], [true, false, 40]);
  clock.now = 799;
  assert.equal(watch.has(100), true);
  clock.now = 800;
  assert.equal(watch.has(100), false);
  await watch.look();
  assert.deepEqual([watch.has(0), watch.reason], [false, 'behind']);
});

test('a standby that is always one look behind stays in use', async () => {
  const { watch, primary, standby, lookLater } = watched();
  for (let look = 0; look < 20; look += 1) {
    standby.position = primary.position;
    primary.position += 50;
    await lookLater();
    // The first look has nothing to compare with.
    if (look) assert.equal(watch.has(standby.position), true);
  }
});

test('a standby is no longer used when the looks stop', async () => {
  const { watch, clock } = watched();
  await watch.look();
  clock.now = 800;
  assert.equal(watch.has(0), false);
});

test('a server that does not answer makes the standby unusable until both answer again', async () => {
  for (const name of ['primary', 'standby'] as const) {
    const { watch, failures, lookLater } = watched();
    await watch.look();
    failures[name] = new Error('gone');
    await lookLater();
    assert.deepEqual([watch.has(0), watch.reason], [false, name === 'primary' ? 'primary unreachable' : 'unreachable']);
    assert.equal(watch.error, failures[name]);
    assert.ok(Number.isNaN(watch.lagBytes));
    failures[name] = null;
    await lookLater();
    assert.deepEqual([watch.has(100), watch.reason], [true, null]);
  }
});

test('after a failed read, a look that started before it does not make the standby usable', async () => {
  const { watch, lookLater } = watched();
  await watch.look();
  const looking = watch.look();
  watch.distrust();
  await looking;
  assert.equal(watch.has(0), false);
  await lookLater();
  assert.equal(watch.has(0), true);
});

test('only a standby of the primary is used, or the primary itself', async () => {
  const { watch, primary, standby, lookLater } = watched();
  const reasonFor = async (of: Partial<ServerState>, from: Partial<ServerState> = {}) => {
    const before = [{ ...standby }, { ...primary }] as const;
    Object.assign(standby, of);
    Object.assign(primary, from);
    await lookLater();
    Object.assign(standby, before[0]);
    Object.assign(primary, before[1]);
    return watch.reason;
  };
  assert.equal(await reasonFor({ database: '8/5' }), 'another database');
  assert.equal(await reasonFor({ isInRecovery: false }), 'not a standby of the primary');
  assert.equal(await reasonFor({ isInRecovery: false, startedAt: 'monday' }), null);
  assert.equal(await reasonFor({}, { isInRecovery: true }), 'not a standby of the primary');
  assert.equal(await reasonFor({ database: null }, { database: null }), null);
});
