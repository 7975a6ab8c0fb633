import { expect, test } from '@playwright/test';
import { demoSignIn } from '../../scripts/demo-sign-in';
import { openWorkplace, type DevServer, type Workplace } from './dev-server';

let workplace: Workplace;
let server: DevServer;
test.beforeAll(async () => {
  workplace = await openWorkplace();
});
test.afterEach(async () => {
  expect(await server.stop(), 'still listening').toEqual([]);
});
test.afterAll(() => workplace.remove());

test('the development server signs in on the real API and shows a changed source file by hot reload', async ({ page }) => {
  server = await workplace.start();
  expect(await server.openPorts(), 'reached from other computers').toEqual([]);
  await demoSignIn(page, server.url, 'Mei Lin', '/service');
  expect(page.url()).toBe(`${server.url}/service`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Request annual leave' })).toBeVisible();
  await workplace.replaceIn('src/locales/en-US/service.ts', "all: '", "all: 'Simply ");
  await expect(page.getByRole('heading', { name: 'Simply All services' })).toBeVisible();

  const restarts = server.output().split('Server listening').length;
  await workplace.replaceIn('server/http/messages/messages.ts', 'export ', '/* changed */ export ');
  await expect.poll(() => server.output().split('Server listening').length).toBe(restarts + 1);
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Request annual leave' })).toBeVisible();
});

test('the mock development server works without a server, and keeps the session when a mock is edited', async ({ page }) => {
  server = await workplace.start(['--mock']);
  expect(await server.openPorts(), 'reached from other computers').toEqual([]);
  await page.goto(`${server.url}/service/annual-leave`);
  await page.getByRole('link', { name: 'Sign in with your company account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Annual leave' })).toBeVisible();
  expect(page.url()).toBe(`${server.url}/service/annual-leave`);
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Service hall' }).click();
  await page.getByRole('main').getByRole('link', { name: 'New laptop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New laptop' })).toBeVisible();

  await workplace.replaceIn('mock/data/services/office-services.ts', "'New laptop'", "'Newest laptop'");
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Newest laptop' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
});
