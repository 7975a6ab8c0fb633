import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import { signingKey, type PrivateKey } from '../../config/private-key';
import type { SecretMethod, Credentials } from '../../config/provider-connection';

export function clientAuthentication({ clientSecret, secretMethod, privateKey }: Credentials): oidc.ClientAuth {
  if (privateKey) return bySignature(privateKey);
  return clientSecret === null ? oidc.None() : bySecret(clientSecret, secretMethod);
}

/**
 * Returns client authentication by secret. Uses `client_secret_basic`, the default of the standard, if the provider announces no
 * methods.
 */
function bySecret(secret: string, method: SecretMethod | null): oidc.ClientAuth {
  const [post, basic] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (as, ...rest) => {
    const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const asked = methods.includes('client_secret_basic') ? 'basic' : 'post';
    ((method ?? asked) === 'basic' ? basic : post)(as, ...rest);
  };
}

/** Type of an asynchronous client authentication. The library awaits the result, though its own type does not say so. */
type Authenticate = (...sent: Parameters<oidc.ClientAuth>) => unknown;

function bySignature(privateKey: PrivateKey): oidc.ClientAuth {
  const { keyId, certificate } = privateKey;
  const sign: Authenticate = async (as, ...rest) => {
    const key = await signingKey(privateKey, as.token_endpoint_auth_signing_alg_values_supported ?? []);
    const authenticate: Authenticate = oidc.PrivateKeyJwt(keyId === null ? key : { key, kid: keyId }, {
      [oidc.modifyAssertion]: (header, payload) => {
        if (!certificate) return;
        // Entra ID finds the key by its thumbprint, and expects its token endpoint as the audience.
        header['x5t#S256'] = createHash('sha256').update(certificate.raw).digest('base64url');
        payload.aud = as.token_endpoint;
      },
    });
    await authenticate(as, ...rest);
  };
  return sign;
}
