import axios, {
  AxiosError,
  CanceledError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios';
import { getRequestInstance } from 'umi';
import type { Call, CallAnswer, CallInput } from 'contract/api';
import { SEE_AS_HEADER } from 'contract/core/see-as-header';
import type { Session } from 'contract/session';
import { addressOf, TIMEOUT_MS } from './call-address';
import { callKey } from './call-key';
import { preloadedFetch, takePreloadedCall, type PreloadedCall } from './preloaded-response';
import { ownFailure, RequestFailure, type Failure } from './failures';
import { serverFailure } from './server-failure';
import { interfaceLocale } from '../i18n/interface-locale';
import { shownAs } from '../session/see-as';
import { isSignedIn, readRefreshToken, readToken } from '../session/session';
import { byThisClock } from '../session/session-clock';
import { endSession } from '../session/session-end';
import { isHeld, signedInAgain } from '../session/session-hold';
import { reloadPage, isAnotherPerson } from '../session/session-person';
import { renewSession, usableToken } from '../session/session-refresh';
import { toast } from '../browser/toasts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** True to send the session's token. */
    authenticated?: boolean;
    /** True if the call ends the session whose token it sends. */
    isLogout?: boolean;
    /** Returns whether to suppress the toast for a failure. */
    quiet?: (failure: Failure) => boolean;
    /** Refresh token that this call exchanges. */
    refreshToken?: string;
  }
}

export interface RequestOptions {
  /** Called with a failure before the call resolves to undefined. A failure is also logged and shown as a toast. */
  onFailure?: (failure: Failure) => void;
  /** Returns whether to suppress the toast for a failure, for a caller that shows it in place. */
  quiet?: (failure: Failure) => boolean;
  /** Aborts the call, which then resolves to undefined without a message. */
  signal?: AbortSignal;
  /** Body of a call that stores a file; its input then becomes the query. */
  file?: Blob;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

/**
 * Timeout of a refresh. If the response is lost, the refresh is repeated before the server treats the refresh token as stolen,
 * ten seconds after its use.
 */
const REFRESH_TIMEOUT_MS = 8_000;

/** Token of the session that the person has ended or is ending. Only the logout call may still send it. */
let endedToken: string | null = null;

let configured: AxiosInstance | null = null;

/** Returns the one axios instance, Umi's, configured at the first use, because Umi creates it only when its plugins run. */
function http(): AxiosInstance {
  configured ??= configure(getRequestInstance());
  return configured;
}

function configure(instance: AxiosInstance): AxiosInstance {
  Object.assign(instance.defaults, { baseURL: window.location.origin, withCredentials: true, timeout: TIMEOUT_MS });
  instance.interceptors.request.use(attachToken);
  instance.interceptors.response.use(undefined, onFailedAnswer);
  return instance;
}

async function attachToken(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  config.headers.set('Accept-Language', interfaceLocale());
  // A preloaded call already has its own token.
  const needsToken = config.authenticated && !config.headers.has('Authorization');
  const token = needsToken ? await usableToken((refreshToken) => refreshOrToast(refreshToken, config.quiet)) : null;
  // A request of one person must not be sent in the session of another, who has signed in in another tab.
  if (config.authenticated && isAnotherPerson()) {
    reloadPage();
    throw new CanceledError();
  }
  if (config.isLogout) endedToken = token;
  else if (token !== null && token === endedToken) throw new CanceledError();
  if (token !== null) config.headers.set('Authorization', token);
  const seeAs = shownAs();
  if (seeAs && !isOwnCall(config.url)) config.headers.set(SEE_AS_HEADER, seeAs.id);
  return config;
}

/** Returns whether a call concerns the signed-in person even in a tab that shows the portal as somebody else. */
const isOwnCall = (url = ''): boolean => /^\/api\/(?:user|manage\/seeAs)\//.test(url);

function onFailedAnswer(error: unknown): never {
  // Errors of other kinds are aborted requests, or the failure of the token refresh that this call waited for, which has been
  // handled.
  if (!(error instanceof AxiosError) || axios.isCancel(error)) throw error;
  const failure = failureOf(error);
  if (failure.status === 401 && carriesEndedToken(error.config)) throw new CanceledError();
  if (failure.status === 401) onUnauthorized(failure, error.config);
  else if (!error.config?.quiet?.(failure)) toast('error', failure.message);
  throw new RequestFailure(failure, { cause: error });
}

function failureOf({ code, name, response }: AxiosError): Failure {
  if (response) return serverFailure(response.status, response.data);
  // A preloaded call has its own timeout, whose error has a name instead of one of axios's codes.
  const tookTooLong = code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT || name === 'TimeoutError';
  return ownFailure(tookTooLong ? 'request.timeout' : 'request.unreachable');
}

function onUnauthorized(failure: Failure, config: InternalAxiosRequestConfig | undefined): void {
  console.error(failure.message);
  if (config && endsSession(failure, config)) endSession(failure.code === 'session.revoked' ? 'ended' : 'expired');
}

const carriesEndedToken = (config: InternalAxiosRequestConfig | undefined): boolean =>
  endedToken !== null && config?.headers.get('Authorization') === endedToken;

/**
 * Returns whether a 401 ends the current session: it is a response to a call with the current token, or the portal's own refusal
 * of the current refresh token. A refused ticket, or a token that has since been replaced or has expired, does not end it.
 */
function endsSession(failure: Failure, { authenticated, headers, refreshToken: renews }: InternalAxiosRequestConfig): boolean {
  if (authenticated) return !isSignedIn() || (headers.get('Authorization') ?? null) === readToken();
  return renews !== undefined && isSessionRefusal(failure) && (!isSignedIn() || renews === readRefreshToken());
}

/**
 * Returns whether the portal itself reports that a session is over. A proxy may also respond with 401, but without these codes.
 */
const isSessionRefusal = ({ status, code }: Failure): boolean => status === 401 && code.startsWith('session.');

function configOf(call: Call, input: unknown): AxiosRequestConfig {
  const { method, path, query, body } = addressOf(call, input);
  return { method, url: path, params: query, data: body };
}

type PlainCall = 'POST /api/user/login/ucToken' | 'POST /api/user/token/refresh';
type PlainOptions = Pick<AxiosRequestConfig, 'quiet' | 'refreshToken' | 'timeout'>;

/**
 * Makes a call without the Authorization header that opens or refreshes a session. Returns the session with its deadlines by this
 * device's clock. Throws a `RequestFailure`.
 */
export async function requestPlain<C extends PlainCall>(
  call: C,
  input: CallInput<C>,
  options: PlainOptions = {},
): Promise<Session> {
  const sentAt = Date.now();
  const { data, headers } = await http().request<Session>({ ...configOf(call, input), ...options });
  return byThisClock(data, { sentAt, receivedAt: Date.now(), date: headers.date });
}

const requestRefresh = (refreshToken: string): Promise<Session> =>
  requestPlain(
    'POST /api/user/token/refresh',
    { refreshToken },
    { quiet: () => true, refreshToken: refreshToken, timeout: REFRESH_TIMEOUT_MS },
  );

async function refreshQuietly(refreshToken: string): Promise<Session> {
  try {
    return await requestRefresh(refreshToken);
  } catch (error) {
    // A server error may occur after the tokens were refreshed, so the refresh is repeated.
    const isLost = error instanceof RequestFailure && (error.failure.status === 0 || error.failure.status >= 500);
    if (isLost) return requestRefresh(refreshToken);
    throw error;
  }
}

/** Refreshes the session for a call. Shows a failure as a toast, unless the caller itself shows that the server is unreachable. */
async function refreshOrToast(refreshToken: string, quiet?: AxiosRequestConfig['quiet']): Promise<Session> {
  try {
    return await refreshQuietly(refreshToken);
  } catch (error) {
    const isToasted = error instanceof RequestFailure && !isSessionRefusal(error.failure);
    if (isToasted && !(error.failure.status === 0 && quiet?.(error.failure))) toast('error', error.message);
    throw error;
  }
}

/** Refreshes the session before it expires, so that later calls need not wait for it. */
export const refreshAhead = (): Promise<void> => renewSession(refreshQuietly);

const preloadedConfig = ({ token, answer }: PreloadedCall): AxiosRequestConfig => ({
  adapter: 'fetch',
  env: { fetch: preloadedFetch(answer) },
  headers: { Authorization: token },
});

/** Makes a call with the session's token. A failure is logged, not thrown; the call then resolves to undefined. */
export async function request<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: RequestOptions = {},
): Promise<CallAnswer<C> | undefined> {
  const { onFailure, quiet, signal, file, onProgress } = options;
  if (isHeld() && !(await signedInAgain(signal))) return undefined;
  try {
    return await sendWithToken(call, input, { quiet, signal, ...(file && uploadConfig(input, file, onProgress)) });
  } catch (error) {
    if (axios.isCancel(error)) return undefined;
    const isRefused = error instanceof RequestFailure && error.failure.status === 401;
    if (isRefused && isHeld()) {
      if (await signedInAgain(signal)) return request(call, input, options);
      if (signal?.aborted) return undefined;
    }
    console.error('error request', error);
    onFailure?.(error instanceof RequestFailure ? error.failure : ownFailure('answer.unreadable'));
    return undefined;
  }
}

/** Maximum duration of an upload, in milliseconds: 50 MB at 1 Mbit/s take seven minutes. */
const UPLOAD_TIMEOUT_MS = 600_000;

const uploadConfig = (input: unknown, file: Blob, onProgress?: (sent: number) => void): AxiosRequestConfig => ({
  params: input,
  data: file,
  headers: { 'Content-Type': 'application/octet-stream' },
  timeout: UPLOAD_TIMEOUT_MS,
  onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
});

async function sendWithToken<C extends Call>(call: C, input: CallInput<C>, options: AxiosRequestConfig): Promise<CallAnswer<C>> {
  const early = takePreloadedCall(callKey(call, input));
  const { data } = await http().request<CallAnswer<C>>({
    ...configOf(call, input),
    ...(early && preloadedConfig(early)),
    authenticated: true,
    isLogout: call === 'POST /api/user/logout',
    ...options,
  });
  return data;
}
