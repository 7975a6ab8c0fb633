import { addressesOf, type Config } from '../config/config';
import { isLoopback, unencrypted } from '../config/unencrypted';
import { demoIsOn } from '../modules/session/connection';
import { failed, ok, warning, type Finding } from './finding';

const CHECK = 'public address';
const PROXY = 'proxy';
const ENCRYPTION = 'encryption';

/** Checks that the public address, TLS, the proxy and the identity provider's address fit together. */
export function checkAddress(config: Config): Finding[] {
  return [checkPublicUrl(config), checkProxy(config), ...checkEncryption(config)];
}

/** Returns a finding for each address that the portal reaches on other machines without TLS, or a single one that there is none. */
function checkEncryption(config: Config): Finding[] {
  const { PUBLIC_URL: _, ...others } = addressesOf(config);
  const lines = unencrypted(others);
  if (lines.length)
    return lines.map((line) => warning(ENCRYPTION, line, 'Then set REQUIRE_TLS=on, which refuses to start otherwise'));
  return [ok(ENCRYPTION, config.requireTls ? 'required' : 'every connection to another machine uses TLS')];
}

function checkPublicUrl(config: Config): Finding {
  const { publicUrl, oidc, databaseUrl } = config;
  const isSecure = publicUrl.startsWith('https:');
  if (!isLoopback(publicUrl) && !isSecure)
    return failed(
      CHECK,
      `${publicUrl} is not encrypted, so cookies and passwords can be read on the way`,
      'Serve the portal over TLS and set PUBLIC_URL to its https: origin',
    );
  if (isLoopback(publicUrl) && (oidc || databaseUrl))
    return warning(CHECK, `${publicUrl} is reached from this machine only`, 'Set PUBLIC_URL to the origin that people visit');
  if (!isLoopback(publicUrl) && demoIsOn(config))
    return failed(
      CHECK,
      `anyone who reaches ${publicUrl} can be any of the demo people`,
      'Set OIDC_ISSUER to your identity provider',
    );
  return ok(CHECK, publicUrl);
}

function checkProxy({ publicUrl, trustedProxies, addressLimits, tls }: Config): Finding {
  if (trustedProxies.length) return ok(PROXY, `trusted: ${trustedProxies.join(', ')}`);
  if (tls) return warning(PROXY, 'none is trusted', 'If a proxy reaches the portal, set TRUST_PROXY to its address');
  // While the server itself speaks HTTP, an encrypted address implies a proxy.
  if (!publicUrl.startsWith('https:')) return ok(PROXY, 'none is expected');
  return addressLimits
    ? failed(
        PROXY,
        'PUBLIC_URL implies a proxy, but none is trusted, so everybody seems to have one address and shares its limits',
        'Set TRUST_PROXY to the address of the proxy, or ADDRESS_LIMITS=off',
      )
    : ok(PROXY, 'none is trusted, and limits do not count addresses');
}
