import type { CustomFetch } from 'openid-client';
import type { PrivateKey } from './private-key';

/** Method of sending the client secret: in the Authorization header (`basic`) or in the body (`post`). */
export type SecretMethod = 'basic' | 'post';

/** Client credentials; both a secret and a key are null for a public client. */
export interface Credentials {
  clientSecret: string | null;
  /** Null to use the method from the provider's metadata. */
  secretMethod: SecretMethod | null;
  privateKey: PrivateKey | null;
}

/** Settings for reaching an OpenID Connect provider. */
export interface ProviderConnection extends Credentials {
  issuer: string;
  clientId: string;
  scopes: string;
  /** The ID token claim that identifies a person across sign-ins. */
  subjectClaim: string;
  /** Tenants whose people are admitted, for a multi-tenant provider (Entra ID); null for a single-tenant one. */
  tenants: readonly string[] | null;
  /** Values of the ID token's claim `acr` of which one is required; null if any sign-in of the provider is strong enough. */
  acrValues: readonly string[] | null;
  /** True if signing out of the portal also ends the provider's session. */
  endsProviderSession: boolean;
  /** Replaces `fetch` for a provider that runs in this process. */
  fetch?: CustomFetch;
}
