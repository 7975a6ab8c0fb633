import { z } from 'zod';
import type { Config } from '../config/config';
import type { OidcSettings } from '../config/oidc-settings';
import { isLoopback } from '../config/unencrypted';
import { SKEW_SECONDS } from '../modules/session/provider/logout-token';
import { failed, messageOf, ok, skipped, warning, type Finding } from './finding';

const PROVIDER = 'identity provider';
const KEYS = 'keys of the identity provider';
const CLOCK = 'clock of the identity provider';
const LOGOUT = 'back-channel logout';
const USER_CENTRE = 'keys of the user centre';
const TIMEOUT_MS = 8_000;
const WELL_KNOWN = '/.well-known/openid-configuration';

const metadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  backchannel_logout_supported: z.boolean().optional(),
  backchannel_logout_session_supported: z.boolean().optional(),
});
type Metadata = z.infer<typeof metadataSchema>;
const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string(), use: z.string().optional() })) });

/** Checks that the identity provider and the user centre can be reached and match the configuration. */
export async function checkProviders(config: Config, now = Date.now): Promise<Finding[]> {
  const { oidc, userCentre } = config;
  const findings = oidc
    ? await checkProvider(config, oidc, now)
    : [warning(PROVIDER, 'the demo provider lets anyone be any of its people', 'Set OIDC_ISSUER before real use')];
  return userCentre ? [...findings, await checkKeys(USER_CENTRE, 'UC_TOKEN_JWKS_URL', userCentre.jwksUrl)] : findings;
}

async function checkProvider(config: Config, oidc: OidcSettings, now: () => number): Promise<Finding[]> {
  const address = oidc.issuer.replace(/\/$/, '') + WELL_KNOWN;
  try {
    const { body, date } = await fetchJson(address);
    const { data, error } = metadataSchema.safeParse(body);
    if (!data) {
      const missing = error.issues.map(({ path }) => path.join('.')).join(', ');
      return [failed(PROVIDER, `${address} has no valid ${missing}`, 'Set OIDC_ISSUER to an OpenID Connect provider')];
    }
    return [
      checkIssuer(oidc, data),
      await checkKeys(KEYS, 'OIDC_ISSUER', data.jwks_uri),
      checkClock(date, now()),
      checkLogout(config, data),
    ];
  } catch (error) {
    return [
      failed(
        PROVIDER,
        `${address} cannot be read (${messageOf(error)})`,
        'Check OIDC_ISSUER, and the way to it from this machine',
      ),
    ];
  }
}

function checkIssuer({ issuer, tenants }: OidcSettings, metadata: Metadata): Finding {
  const isSame = tenants ? metadata.issuer.includes('{tenantid}') : metadata.issuer === issuer;
  return isSame
    ? ok(PROVIDER, issuer)
    : failed(PROVIDER, `it calls itself ${metadata.issuer}, not ${issuer}`, `Set OIDC_ISSUER=${metadata.issuer}`);
}

async function checkKeys(check: string, setting: string, address: string): Promise<Finding> {
  try {
    const { data } = keySetSchema.safeParse((await fetchJson(address)).body);
    const signing = data?.keys.filter(({ use = 'sig' }) => use === 'sig').length ?? 0;
    return signing
      ? ok(check, `${signing} at ${address}`)
      : failed(check, `${address} has no key for signatures`, `Check ${setting}`);
  } catch (error) {
    return failed(
      check,
      `${address} cannot be read (${messageOf(error)})`,
      `Check ${setting}, and the way to it from this machine`,
    );
  }
}

function checkClock(date: string | null, now: number): Finding {
  if (date === null) return skipped(CLOCK, 'the provider does not tell its time');
  const seconds = Math.round(Math.abs(now - Date.parse(date)) / 1000);
  const message = `${seconds} s from the clock of this machine`;
  return seconds <= SKEW_SECONDS
    ? ok(CLOCK, message)
    : failed(CLOCK, message, 'Synchronize both clocks (NTP); tokens are refused otherwise');
}

function checkLogout({ publicUrl }: Config, metadata: Metadata): Finding {
  const address = `${publicUrl}/api/user/logout/backchannel`;
  if (!metadata.backchannel_logout_supported)
    return warning(
      LOGOUT,
      'the provider does not support it, so a session that ends there ends here at its next renewal',
      'Nothing is to do if ten minutes are soon enough',
    );
  if (!metadata.backchannel_logout_session_supported)
    return warning(LOGOUT, 'the provider does not send session ids', 'Turn on "session required" for the client at the provider');
  return isLoopback(publicUrl) && !isLoopback(metadata.issuer)
    ? failed(LOGOUT, `the provider cannot reach ${address}`, 'Set PUBLIC_URL to an origin that the provider reaches')
    : ok(LOGOUT, `supported; register ${address} at the provider`);
}

async function fetchJson(address: string): Promise<{ body: unknown; date: string | null }> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }).catch((error: unknown) => {
    const { cause } = error as Error;
    throw cause instanceof Error ? cause : (error as Error);
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return { body: await answer.json(), date: answer.headers.get('date') };
}
