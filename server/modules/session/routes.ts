import type { FastifyInstance, FastifyRequest } from 'fastify';
import { safeBackUrl } from '../../../contract/core/paths';
import { sessionApi } from '../../../contract/session';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { loginPage } from '../../http/login-page';
import { route } from '../../http/route';
import { securityLogOf } from '../../http/security-log';
import { callerOf } from './caller';
import { demoConnection } from './connection';
import { bindSecret, clearCookies, isAskedFor, isOwnPage, loginSecret, setBind, setLoginSecret } from './cookies';
import { IdentityProvider } from './identity-provider';
import { providerLogoutRoutes } from './provider/logout';
import { RoleCheck } from './provider/role-check';
import { finishLogin, SIGNED_OUT_PATH, startAtPublicUrl, startLogin } from './login';
import { randomSecret } from './secrets';
import { refreshSession } from './refresh';
import { endOneSession, endOtherSessions, listSessions, logout } from './service';
import { signInWith } from './uc-token';
import { UserCentre } from './user-centre';

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  const provider = new IdentityProvider(config.oidc ?? demoConnection(app, config));
  const userCentre = config.userCentre && new UserCentre(config.userCentre);
  const roleCheck = new RoleCheck(provider, app.log, () => {
    app.revocations.invalidate();
  });
  providerLogoutRoutes(app, deps, provider);

  route(app, sessionApi.start, async ({ backUrl, moved }, { request, reply }) => {
    // Otherwise any page could sign a visitor in, without a click, while the provider's session lasts.
    if (!isAskedFor(request)) return void reply.redirect(loginPage({}, safeBackUrl(backUrl)));
    if (!moved && request.host !== new URL(config.publicUrl).host) return void reply.redirect(startAtPublicUrl(config, backUrl));
    const secret = loginSecret(config, request) ?? randomSecret();
    setLoginSecret(config, reply, secret);
    void reply.redirect(await startLogin(deps, provider, { backUrl, loginSecret: secret, ...logsOf(request) }));
  });

  route(app, sessionApi.callback, async (_input, { request, reply }) => {
    const returned = {
      search: new URL(request.url, config.publicUrl).search,
      loginSecret: loginSecret(config, request),
      acceptLanguage: request.headers['accept-language'],
      ...logsOf(request),
    };
    void reply.redirect(await finishLogin(deps, provider, returned));
  });

  route(app, sessionApi.ucToken, async ({ ucToken }, { request, reply }) => {
    const bind = bindSecret(config, request) ?? randomSecret();
    const session = await signInWith(deps, userCentre, ucToken, {
      bind,
      loginSecret: loginSecret(config, request),
      userAgent: request.headers['user-agent'] ?? null,
      acceptLanguage: request.headers['accept-language'],
      isOwnPage: isOwnPage(config, request),
      ...logsOf(request),
    });
    setBind(config, reply, bind);
    return session;
  });

  route(app, sessionApi.refresh, async ({ refreshToken }, { request, reply }) => {
    const bind = bindSecret(config, request);
    if (!bind) throw new AppError('session.missing');
    const session = await refreshSession(deps, { refreshToken, bind, audit: securityLogOf(request) }, roleCheck);
    setBind(config, reply, bind);
    return session;
  });

  route(app, sessionApi.logout, async (_input, { viewer, request, reply }) => {
    const idToken = await logout(deps, callerOf(request, viewer).sessionId, securityLogOf(request));
    app.revocations.invalidate();
    clearCookies(config, reply);
    const endSessionUrl = await provider.endSessionUrl(idToken, config.publicUrl + SIGNED_OUT_PATH).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the identity provider cannot be reached, so its own session was not ended');
      return null;
    });
    return { endSessionUrl };
  });

  route(app, sessionApi.list, async (_input, { viewer, request }) => ({
    sessions: await listSessions(deps, callerOf(request, viewer)),
  }));

  route(app, sessionApi.end, async ({ id }, { viewer, request, reply }) => {
    const isOwn = await endOneSession(deps, callerOf(request, viewer), id, securityLogOf(request));
    app.revocations.invalidate();
    if (isOwn) clearCookies(config, reply);
    return {};
  });

  route(app, sessionApi.endOthers, async (_input, { viewer, request }) => {
    const ended = await endOtherSessions(deps, callerOf(request, viewer), securityLogOf(request));
    app.revocations.invalidate();
    return { ended };
  });
}

const logsOf = (request: FastifyRequest) => ({ log: request.log, audit: securityLogOf(request) });
