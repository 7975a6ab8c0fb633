import type { BucketConfig } from '../config/config';
import { StartupError } from '../config/startup-error';
import { FilesUnavailable } from './file-store';

/** Part of the errors of the S3 client that says what happened. */
interface Failure {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

const CHECK_KEYS = 'check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that they may list, read, write and delete';
const OTHER_REGION = 'the bucket is in another region; name it, as in ?region=eu-central-1';
/** Mistakes of a configuration and their remedies, by the name of the server's or the client's error. */
const MISTAKES: Record<string, string> = {
  CredentialsProviderError: 'no keys were found; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  NoSuchBucket: 'there is no such bucket; create it, or name another one',
  InvalidAccessKeyId: `the server does not know the key; ${CHECK_KEYS}`,
  SignatureDoesNotMatch: `the server refuses the signature; ${CHECK_KEYS}`,
  AccessDenied: `the server denies access; ${CHECK_KEYS}`,
  Forbidden: `the server denies access; ${CHECK_KEYS}`,
  ExpiredToken: `the keys have expired; ${CHECK_KEYS}`,
  RequestTimeTooSkewed: 'the clock of this machine is wrong; set it',
  PermanentRedirect: OTHER_REGION,
  AuthorizationHeaderMalformed: OTHER_REGION,
  ENOTFOUND: 'there is no such host; name the right one, as in ?endpoint=https://s3.example',
};

/** Returns whether an error says that there is no object of that name. */
export function isNoObject(error: unknown): boolean {
  const { name } = error as Failure;
  return name === 'NoSuchKey' || name === 'NotFound';
}

/** Returns the store's error for an error of the client, without its properties, which contain keys and headers of the call. */
export const unavailable = (error: unknown, config: BucketConfig): FilesUnavailable =>
  new FilesUnavailable(`bucket ${placeOf(config)} cannot be used for the moment (${reasonOf(error)})`);

/** Returns the error of a check: StartupError with one line for a wrong configuration, FilesUnavailable for a failure that may pass. */
export function checkFailure(error: unknown, config: BucketConfig): StartupError | FilesUnavailable {
  const { name = '', code = '', $metadata } = error as Failure;
  const status = $metadata?.httpStatusCode ?? 0;
  const mistake = MISTAKES[name] ?? MISTAKES[code];
  const isRefused = status >= 300 && status < 500 && status !== 429;
  if (mistake === undefined && !isRefused) return unavailable(error, config);
  return new StartupError(
    `FILES_URL: cannot use bucket ${placeOf(config)}: ${mistake ?? `the server refuses it (${reasonOf(error)})`}`,
  );
}

function reasonOf(error: unknown): string {
  const { name, code, message } = error as Failure;
  const id = code ?? name;
  const text = message?.replace(/\s*\n\s*/g, ' ') ?? '';
  return [id, text].filter((part) => part && part !== 'UnknownError').join(': ') || 'no reason given';
}

const placeOf = ({ bucket, endpoint }: BucketConfig): string => `"${bucket}" at ${endpoint ?? 'AWS'}`;
