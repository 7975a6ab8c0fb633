import type { FastifyInstance } from 'fastify';
import { sessionApi } from '../../../contract/session';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { route } from '../../route';
import { demoConnection } from '../demo-provider/connection';
import { bindSecret, clearCookies, loginSecret, setBind, setLoginSecret } from './cookies';
import { IdentityProvider } from './identity-provider';
import { finishLogin, SIGNED_OUT_PATH, startAtPublicUrl, startLogin } from './login';
import { randomSecret } from './secrets';
import { exchangeTicket, logout, refreshSession } from './service';

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  const provider = new IdentityProvider(config.oidc ?? demoConnection(app, config));

  route(app, sessionApi.start, async ({ backUrl, moved }, { request, reply }) => {
    if (!moved && request.host !== new URL(config.publicUrl).host) return void reply.redirect(startAtPublicUrl(config, backUrl));
    const secret = loginSecret(request) ?? randomSecret();
    setLoginSecret(config, reply, secret);
    void reply.redirect(await startLogin(deps, provider, { backUrl, loginSecret: secret, log: request.log }));
  });

  route(app, sessionApi.callback, async (_input, { request, reply }) => {
    const returned = {
      search: new URL(request.url, config.publicUrl).search,
      loginSecret: loginSecret(request),
      acceptLanguage: request.headers['accept-language'],
      log: request.log,
    };
    void reply.redirect(await finishLogin(deps, provider, returned));
  });

  route(app, sessionApi.ucToken, async ({ ucToken }, { request, reply }) => {
    const secret = loginSecret(request);
    if (!secret) throw new AppError('login.invalid');
    const bind = bindSecret(request) ?? randomSecret();
    const userAgent = request.headers['user-agent'] ?? null;
    const session = await exchangeTicket(deps, { ucToken, loginSecret: secret, bind, userAgent });
    setBind(config, reply, bind);
    return session;
  });

  route(app, sessionApi.refresh, async ({ refreshToken }, { request, reply }) => {
    const bind = bindSecret(request);
    if (!bind) throw new AppError('session.missing');
    const session = await refreshSession(deps, refreshToken, bind);
    setBind(config, reply, bind);
    return session;
  });

  route(app, sessionApi.logout, async (_input, { request, reply }) => {
    if (!request.sessionId) throw new AppError('session.missing');
    const idToken = await logout(deps, request.sessionId);
    app.endedSessions.invalidate();
    clearCookies(config, reply);
    const endSessionUrl = await provider.endSessionUrl(idToken, config.publicUrl + SIGNED_OUT_PATH).catch((error: unknown) => {
      request.log.warn({ err: error }, "the identity provider's own session stays: it cannot be asked");
      return null;
    });
    return { endSessionUrl };
  });
}
