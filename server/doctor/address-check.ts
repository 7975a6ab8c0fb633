import type { Config } from '../config/config';
import { demoIsOn } from '../modules/session/connection';
import { failed, ok, warning, type Finding } from './finding';

const CHECK = 'public address';
const PROXY = 'proxy';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

/** Checks that the public address, TLS, the proxy and the identity provider's address fit together. */
export function checkAddress(config: Config): Finding[] {
  return [checkPublicUrl(config), checkProxy(config)];
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
  if (isSecure && oidc?.issuer.startsWith('http:') && !isLoopback(oidc.issuer))
    return warning(
      CHECK,
      `PUBLIC_URL is encrypted and OIDC_ISSUER (${oidc.issuer}) is not`,
      'Set OIDC_ISSUER to an https: address unless the provider is in your own network',
    );
  if (!isLoopback(publicUrl) && demoIsOn(config))
    return failed(
      CHECK,
      `anyone who reaches ${publicUrl} can be any of the demo people`,
      'Set OIDC_ISSUER to your identity provider',
    );
  return ok(CHECK, publicUrl);
}

function checkProxy({ publicUrl, trustedProxies, addressLimits }: Config): Finding {
  if (trustedProxies.length) return ok(PROXY, `trusted: ${trustedProxies.join(', ')}`);
  // The server itself speaks HTTP, so an encrypted address implies a proxy.
  if (!publicUrl.startsWith('https:')) return ok(PROXY, 'none is expected');
  return addressLimits
    ? failed(
        PROXY,
        'PUBLIC_URL implies a proxy, but none is trusted, so everybody seems to have one address and shares its limits',
        'Set TRUST_PROXY to the address of the proxy, or ADDRESS_LIMITS=off',
      )
    : ok(PROXY, 'none is trusted, and limits do not count addresses');
}
