import { expect, test, type Page } from '@playwright/test';
import { startPortal, type PortalProcess } from '../../scripts/portal-process';
import { Glewlwyd, type Person } from './glewlwyd';

const CLIENT = { id: 'intranet', secret: 'a secret: with/some+signs' };
const person = (username: string, name: string, department: string, teams: string[]): Person => ({
  username,
  password: `${username} knows this`,
  name,
  email: `${username}@company.example`,
  department,
  teams,
});
const ADA = person('ada', 'Ada Byron', 'Finance', ['employees', 'hall-editors']);
const CHEN = person('chen', '陈静', '财务部', ['employees', 'portal-admins']);
const GUEST = person('guest', 'Gil Guest', 'Elsewhere', ['visitors']);

let provider: Glewlwyd;
let portal: PortalProcess;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  provider = await Glewlwyd.prepare();
  portal = await startPortal({
    settings: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_CLIENT_AUTH: 'post',
      OIDC_SCOPES: 'openid staff',
      OIDC_CLAIM_ROLES: 'teams',
      OIDC_ROLE_EMPLOYEE: 'employees',
      OIDC_ROLE_ADMIN: 'portal-admins',
      OIDC_ROLE_EDITOR_SERVICE: 'hall-editors',
    },
  });
});
test.afterEach(({ page: _ }, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.log(portal.output());
});
test.afterAll(async () => {
  await provider.remove();
  await portal.stop();
});

/** Goes from the portal's login page to the provider with the sign-in button. */
async function toProvider(page: Page, backUrl = '/service'): Promise<void> {
  await page.goto(`${portal.url}/login?backUrl=${encodeURIComponent(backUrl)}`);
  await page.getByRole('link', { name: 'Sign in with your company account' }).click();
}

async function enterPassword(page: Page, { username }: Person, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Login' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'OK' }).click();
}

async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Staff' }).check();
  await page.getByRole('button', { name: 'Grant access' }).click();
  await expect(page.getByRole('heading', { name: 'Connection to The portal' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signIn(page: Page, who: Person): Promise<void> {
  await toProvider(page);
  await enterPassword(page, who, who.password);
  await consent(page);
  await expect(page).toHaveURL(`${portal.url}/service`);
}

async function expectSignedIn(page: Page, { name }: Person, words: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function expectFailure(page: Page, sentence: RegExp): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === portal.url && url.pathname === '/login');
  await expect(page.getByRole('alert')).toContainText(sentence);
  await expect(page.getByRole('link', { name: 'Sign in with your company account' })).toBeVisible();
}

test('the portal starts while its provider is down, and the login page reports the problem', async ({ page }) => {
  await toProvider(page);
  await expectFailure(page, /sign-in page cannot be reached/);
  await provider.start();
  await provider.configure({
    ...CLIENT,
    redirectUri: `${portal.url}/api/user/login/callback`,
    signedOutUri: `${portal.url}/login`,
    backChannelUri: `${portal.url}/api/user/logout/backchannel`,
  });
  for (const who of [ADA, CHEN, GUEST]) await provider.addPerson(who);
});

test('an editor signs in by name and password, and has the name, department and role of the provider', async ({ page }) => {
  await signIn(page, ADA);
  await expectSignedIn(page, ADA, 'Finance · Editor');
});

test('an administrator with a Chinese name signs in', async ({ page }) => {
  await signIn(page, CHEN);
  await expectSignedIn(page, CHEN, '财务部 · Administrator');
});

test('a wrong password stays at the provider, and the right one then signs in', async ({ page }) => {
  await toProvider(page);
  await enterPassword(page, ADA, 'a guess');
  await expect(page.getByText('Authentication error')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(new URL(provider.issuer).origin);
  await enterPassword(page, ADA, ADA.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${portal.url}/service`);
});

test('declining at the provider leads to an error page that offers to start again', async ({ page }) => {
  await toProvider(page);
  await enterPassword(page, CHEN, CHEN.password);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  // Glewlwyd has no button to decline; the standard makes a provider redirect to this address.
  const authorization = new URL(new URL(page.url()).searchParams.get('callback_url') ?? '').searchParams;
  const declined = new URL(authorization.get('redirect_uri') ?? '');
  declined.search = new URLSearchParams({ error: 'access_denied', state: authorization.get('state') ?? '' }).toString();
  await page.evaluate((address) => {
    location.assign(address);
  }, declined.href);
  await expectFailure(page, /The sign-in was cancelled/);
  await page.getByRole('link', { name: 'Sign in with your company account' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${portal.url}/service`);
});

test('a person known to the provider but not admitted by the portal gets an error', async ({ page }) => {
  await toProvider(page);
  await enterPassword(page, GUEST, GUEST.password);
  await consent(page);
  await expectFailure(page, /your account does not have access to Portico/);
});

test('signing out also ends the session at the provider: the next sign-in asks for the password', async ({ page }) => {
  await signInAgain(page, ADA);
  await signOut(page, ADA);
  // Glewlwyd receives the return address, but this version's page does not use it.
  await expect(page).toHaveURL((url) => url.searchParams.get('callback_url') === `${portal.url}/login`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are disconnected')).toBeVisible();
  await toProvider(page);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});

test('a sign-out at the provider ends the session of the portal in another browser that shares its session', async ({
  page,
  browser,
}) => {
  await signInAgain(page, ADA);
  const atProvider = (await page.context().cookies()).filter(({ domain }) => domain === new URL(provider.issuer).hostname);
  const other = await browser.newContext();
  await other.addCookies(atProvider);
  const otherPage = await other.newPage();
  await toProvider(otherPage);
  await otherPage.getByRole('button', { name: 'Continue' }).click();
  await expect(otherPage).toHaveURL(`${portal.url}/service`);

  await signOut(otherPage, ADA);
  await otherPage.getByRole('button', { name: 'Logout' }).click();
  await expect(otherPage.getByText('You are disconnected')).toBeVisible();
  await page.goto(`${portal.url}/account/favourites`);
  await expect(page).toHaveURL((url) => url.origin === portal.url && url.pathname === '/login');
  await other.close();
});

test('an editor who loses the role at the provider loses it when the session is renewed', async ({ page }) => {
  await signInAgain(page, ADA);
  await provider.changePerson({ ...ADA, teams: ['employees'] });
  await renew(page);
  await expectSignedIn(page, ADA, 'Finance · Employee');
  await provider.changePerson(ADA);
  await renew(page);
  await expectSignedIn(page, ADA, 'Finance · Editor');
});

test('a sign-in succeeds right after the provider changes its signing key', async ({ page }) => {
  await provider.changeKey();
  await signInAgain(page, ADA);
});

test('while the provider is stopped, the login page says so and signed-in people keep working until they sign out', async ({
  page,
  browser,
}) => {
  await signInAgain(page, ADA);
  await provider.stop();

  const other = await browser.newPage();
  await toProvider(other);
  await expectFailure(other, /sign-in page cannot be reached/);

  await renew(page);
  await expectSignedIn(page, ADA, 'Finance · Editor');
  await signOut(page, ADA);
  await expect(page).toHaveURL(`${portal.url}/login`);

  await provider.start();
  await signInAgain(other, ADA);
  await other.close();
});

/** Reloads the page without its access token, as after ten minutes, so that the session is renewed. */
async function renew(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /^token/ });
  const renewed = page.waitForResponse(`${portal.url}/api/user/token/refresh`);
  await page.reload();
  expect((await renewed).status()).toBe(200);
}

async function signOut(page: Page, { name }: Person): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Signs in a person who has already consented; see `signIn`. */
async function signInAgain(page: Page, who: Person): Promise<void> {
  await toProvider(page);
  await enterPassword(page, who, who.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${portal.url}/service`);
}
