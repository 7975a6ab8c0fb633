import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, KoaContextWithOIDC, default as Provider } from 'oidc-provider';
import { matchLocale } from '../../../contract/core/locale';
import type { Deps } from '../../http/deps';
import type { Config } from '../../config/config';
import { CALLBACK_PATH, SIGNED_OUT_PATH } from '../session/login';
import { randomSecret } from '../session/secrets';
import { storeIn } from './adapter';
import { DEMO_CLIENT_ID, DEMO_PATH, DEMO_SCOPES, demoIssuer } from '../session/connection';
import { failurePage, signOutPage, type Page } from './page';
import { claimsOf, findDemoPerson } from './people';
import { demoSecrets, type Secrets } from './repository';

export const interactionPath = (uid: string): string => `${DEMO_PATH}/interaction/${uid}`;

const ALGORITHM = 'ES256';
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * MINUTE_SECONDS;

/** Creates the demo provider. Imports the library here, so that it is never loaded when another provider is configured. */
export async function createProvider(deps: Deps): Promise<Provider> {
  const { default: Provider, interactionPolicy } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const secrets = await demoSecrets(deps.db, createSecrets);
  const provider = new Provider(demoIssuer(deps.config), {
    ...configuration(deps.config, secrets),
    adapter: storeIn(deps),
    interactions: { policy, url: (_ctx, { uid }) => interactionPath(uid) },
  });
  provider.proxy = true;
  return provider;
}

async function createSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: ALGORITHM, use: 'sig', kid: randomSecret() };
  return { jwks: { keys: [key] }, cookieKeys: [randomSecret()] };
}

const configuration = ({ publicUrl }: Config, { jwks, cookieKeys }: Secrets): Configuration => ({
  clients: [
    {
      client_id: DEMO_CLIENT_ID,
      redirect_uris: [publicUrl + CALLBACK_PATH],
      post_logout_redirect_uris: [publicUrl + SIGNED_OUT_PATH],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      // Client and provider run in one process, so a secret between them would protect nothing. PKCE binds the code.
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: ALGORITHM,
    },
  ],
  jwks,
  cookies: {
    keys: cookieKeys,
    long: { signed: true, httpOnly: true, sameSite: 'lax', path: DEMO_PATH },
    short: { signed: true, httpOnly: true, sameSite: 'lax' },
  },
  claims: {
    openid: ['sub'],
    profile: ['name', 'department', 'location', 'roles', 'editor_areas'],
    email: ['email', 'email_verified'],
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: true, logoutSource: showSignOut, postLogoutSuccessSource: showSignedOut },
  },
  ttl: {
    AccessToken: MINUTE_SECONDS,
    AuthorizationCode: MINUTE_SECONDS,
    IdToken: 10 * MINUTE_SECONDS,
    Interaction: 10 * MINUTE_SECONDS,
    Grant: DAY_SECONDS,
    Session: DAY_SECONDS,
  },
  pkce: { required: () => true },
  findAccount: (_ctx, id) => {
    const person = findDemoPerson(id);
    return person && { accountId: id, claims: () => claimsOf(person) };
  },
  loadExistingGrant: grantEverything,
  renderError: (ctx) => {
    show(ctx, failurePage(localeOf(ctx)));
  },
});

/**
 * Returns the grant of the session, or creates one with all scopes. The portal is the only client and belongs to the company, so
 * nobody is asked for consent.
 */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known ? await provider.Grant.find(known) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(DEMO_SCOPES);
  await grant.save();
  return grant;
}

/**
 * Shows the sign-out page. It submits itself if the portal sent the person here (with an ID token hint); otherwise the person
 * must confirm.
 */
function showSignOut(ctx: KoaContextWithOIDC, form: string): void {
  show(ctx, signOutPage(localeOf(ctx), form, ctx.oidc.entities.IdTokenHint !== undefined));
}

function showSignedOut(ctx: KoaContextWithOIDC): void {
  ctx.redirect(SIGNED_OUT_PATH);
}

const localeOf = (ctx: KoaContextWithOIDC) => matchLocale(ctx.get('accept-language'));

function show(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set(page.headers);
  ctx.body = page.html;
}
