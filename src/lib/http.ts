import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import { getRequestInstance } from 'umi';
import type { Call, CallAnswer, CallInput } from 'contract/api';
import type { Session } from 'contract/session';
import { addressOf, TIME_OUT_MS } from './call-address';
import { callKey } from './call-key';
import { adoptedFetch, takeEarlyCall, type EarlyCall } from './early-call';
import { interfaceLocale, ownFailure, RequestFailure, serverFailure, type Failure } from './failures';
import { readToken } from './session';
import { endSession } from './session-end';
import { renewSession, usableToken } from './session-refresh';
import { toast } from './toasts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Carries the session's token. */
    authenticated?: boolean;
    /** Fails without a toast: a renewal that nobody waits for. */
    quiet?: boolean;
  }
}

export interface RequestOptions {
  /** Told of a failure before the call resolves to nothing; a failure is also logged and shown as a toast. */
  onFailure?: (failure: Failure) => void;
  /** A call that is called off resolves to nothing, without a word. */
  signal?: AbortSignal;
}

let configured: AxiosInstance | null = null;

/** The one axios instance, Umi's, with our rules; Umi makes it once its plugins run. */
function http(): AxiosInstance {
  configured ??= withRules(getRequestInstance());
  return configured;
}

function withRules(instance: AxiosInstance): AxiosInstance {
  Object.assign(instance.defaults, { baseURL: window.location.origin, withCredentials: true, timeout: TIME_OUT_MS });
  instance.interceptors.request.use(introduce);
  instance.interceptors.response.use(undefined, onFailedAnswer);
  return instance;
}

async function introduce(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  config.headers.set('Accept-Language', interfaceLocale());
  // An early call has been made with its own.
  const needsToken = config.authenticated && !config.headers.has('Authorization');
  const token = needsToken ? await usableToken(renew) : null;
  if (token !== null) config.headers.set('Authorization', token);
  return config;
}

function onFailedAnswer(error: unknown): never {
  // What is no error of this call was called off, or is the failure of the renewal it waited for, dealt with already.
  if (!(error instanceof AxiosError) || axios.isCancel(error)) throw error;
  const failure = failureOf(error);
  if (failure.status === 401) onUnauthorized(failure, error.config);
  else if (!error.config?.quiet) toast('error', failure.message);
  throw new RequestFailure(failure, { cause: error });
}

function failureOf({ code, name, response }: AxiosError): Failure {
  if (response) return serverFailure(response.status, response.data);
  // An early call has its own clock, whose error has a name in place of axios's codes.
  const tookTooLong = code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT || name === 'TimeoutError';
  return ownFailure(tookTooLong ? 'request.timeout' : 'request.unreachable');
}

function onUnauthorized({ message }: Failure, config: InternalAxiosRequestConfig | undefined): void {
  console.error(message);
  const sent = config?.headers.get('Authorization') ?? null;
  const present = readToken();
  // A late refusal of a token that was replaced since says nothing about the present session.
  if (config?.authenticated && present !== null && sent !== present) return;
  endSession();
}

function configOf(call: Call, input: unknown): AxiosRequestConfig {
  const { method, path, query, body } = addressOf(call, input);
  return { method, url: path, params: query, data: body };
}

const renew = (refreshToken: string): Promise<Session> => requestPlain('POST /api/user/token/refresh', { refreshToken });

/** Renews the session ahead of its end; whoever needs it then does not wait. */
export const renewAhead = (): Promise<void> =>
  renewSession((refreshToken) => requestPlain('POST /api/user/token/refresh', { refreshToken }, { quiet: true }));

/** A call without the Authorization header, such as the login call. Its failure is thrown, as a `RequestFailure`. */
export async function requestPlain<C extends Call>(call: C, input: CallInput<C>, { quiet }: { quiet?: boolean } = {}) {
  const { data } = await http().request<CallAnswer<C>>({ ...configOf(call, input), quiet });
  return data;
}

const adoptionOf = ({ token, answer }: EarlyCall): AxiosRequestConfig => ({
  adapter: 'fetch',
  env: { fetch: adoptedFetch(answer) },
  headers: { Authorization: token },
});

/** A call with the session's token. A failure is logged and swallowed: the call then resolves to nothing. */
export async function request<C extends Call>(
  call: C,
  input: CallInput<C>,
  { onFailure, signal }: RequestOptions = {},
): Promise<CallAnswer<C> | undefined> {
  const early = takeEarlyCall(callKey(call, input));
  try {
    const { data } = await http().request<CallAnswer<C>>({
      ...configOf(call, input),
      ...(early && adoptionOf(early)),
      authenticated: true,
      signal,
    });
    return data;
  } catch (error) {
    if (axios.isCancel(error)) return undefined;
    console.error('error request', error);
    onFailure?.(error instanceof RequestFailure ? error.failure : ownFailure('answer.unreadable'));
    return undefined;
  }
}
