import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { demoTicket, exchange } from '../support/demo-sign-in';
import { signInPortal } from '../support/sign-in-portal';

const { portal, newBrowser, ahead } = signInPortal();
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

describe('a ticket', () => {
  test('is accepted once', async () => {
    const browser = newBrowser();
    const ticket = await demoTicket(browser);
    assert.equal((await exchange(browser, ticket)).statusCode, 200);
    const replay = await exchange(browser, ticket);
    assert.equal(replay.statusCode, 401);
    assert.equal(codeOf(replay), 'login.invalid');
  });

  test('is accepted once also when presented concurrently', async () => {
    const browser = newBrowser();
    const ticket = await demoTicket(browser);
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(browser, ticket)));
    assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    assert.equal(answers.filter(({ statusCode }) => statusCode === 401).length, 5);
  });

  test('is refused from another browser and stays usable', async () => {
    const [browser, thief, signedInThief] = [newBrowser(), newBrowser(), newBrowser()];
    const ticket = await demoTicket(browser);
    await demoTicket(signedInThief, 'daniel-okafor');
    for (const other of [thief, signedInThief]) {
      const stolen = await exchange(other, ticket);
      assert.equal(stolen.statusCode, 401);
      assert.equal(codeOf(stolen), 'login.invalid');
      assert.equal(other.cookie('uc_bind'), undefined);
    }
    assert.equal((await exchange(browser, ticket)).statusCode, 200);
  });

  test('is refused when another identity provider is configured now', async () => {
    const browser = newBrowser();
    const ticket = await demoTicket(browser);
    const issuer = 'https://login.example';
    const { numUpdatedRows } = await portal()
      .db.updateTable('login_ticket')
      .set({ issuer })
      .where('used_at', 'is', null)
      .where('issuer', '=', `${portal().deps.config.publicUrl}/oidc`)
      .executeTakeFirst();
    assert(numUpdatedRows > 0n);
    assert.equal(codeOf(await exchange(browser, ticket)), 'login.invalid');
  });

  test('expires after 60 seconds', async () => {
    const browser = newBrowser();
    const early = await demoTicket(browser);
    assert.equal((await ahead(58_000, () => exchange(browser, early))).statusCode, 200);
    const other = newBrowser();
    const late = await demoTicket(other);
    const answer = await ahead(61_000, () => exchange(other, late));
    assert.equal(answer.statusCode, 401);
    assert.equal(codeOf(answer), 'login.invalid');
  });

  test('is refused when it was never issued', async () => {
    const browser = newBrowser();
    await demoTicket(browser);
    for (const forged of ['x', 'A'.repeat(43), "' or 1=1 --", '\u0000']) {
      const answer = await exchange(browser, forged);
      assert.equal(answer.statusCode, 401, forged);
    }
  });

  test('may come with other fields but is required', async () => {
    const browser = newBrowser();
    const ticket = await demoTicket(browser);
    for (const payload of [{}, { ucToken: 7 }, { ucToken: '' }, { ucToken: 'x'.repeat(12_001) }, []]) {
      const answer = await browser.visit('/api/user/login/ucToken', { method: 'POST', payload });
      assert.equal(answer.statusCode, 400);
      assert.equal(codeOf(answer), 'request.invalid');
    }
    const answer = await browser.visit('/api/user/login/ucToken', {
      method: 'POST',
      payload: { ucToken: ticket, backUrl: '/x', more: [1] },
    });
    assert.equal(answer.statusCode, 200);
  });

  test('is stored only as a hash', async () => {
    const ticket = await demoTicket(newBrowser());
    const rows = await portal().db.selectFrom('login_ticket').selectAll().execute();
    assert(rows.length > 0);
    assert(!JSON.stringify(rows).includes(ticket));
  });
});
