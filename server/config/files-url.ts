import { z } from 'zod';

/** Bucket of an S3 server that files are kept in. */
export interface BucketSettings {
  bucket: string;
  /** Prefix of the names of all objects: empty, or ending with a slash. */
  prefix: string;
  /** Region of the bucket; null to use that of the environment, or else AWS's default region. */
  region: string | null;
  /** Address of the server; null for that of AWS. */
  endpoint: string | null;
  /** True for path-style addresses (the bucket is in the path); false for virtual-hosted style (it is in the host name). */
  isPathStyle: boolean;
}

const EXAMPLE = 's3://portico/files?region=eu-central-1';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^([\w.-]+\/)*$/;
const PARAMETERS = ['region', 'endpoint', 'style'];

/** Schema of `FILES_URL`, such as `s3://bucket/prefix?region=eu-central-1&endpoint=https://s3.example&style=host`. */
export const filesUrl = z.string().transform((value, context): BucketSettings => {
  const refuse = (message: string): never => {
    context.addIssue(message);
    return z.NEVER;
  };
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 's3:') return refuse(`must be the address of a bucket, such as ${EXAMPLE}, or be left out for the disk`);
  if (url.username || url.password)
    return refuse('must have no keys in it; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead');
  if (url.port || url.hash || !BUCKET.test(url.hostname)) return refuse(`must name a bucket, such as ${EXAMPLE}`);
  const prefix = url.pathname.replace(/^\/+/, '').replace(/([^/])$/, '$1/');
  if (!PREFIX.test(prefix))
    return refuse('must have letters, digits, -, _ and . only after the bucket, such as s3://portico/files');
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) return refuse(`must have no parameter ${unknown}; ${PARAMETERS.join(', ')} are possible`);
  const [region, endpoint, style] = PARAMETERS.map((name) => url.searchParams.get(name));
  if (region !== null && !/^[a-z0-9-]+$/.test(region ?? '')) return refuse('must have a region such as eu-central-1');
  if (endpoint && !isOrigin(endpoint)) return refuse('must have an endpoint such as https://s3.example, without a path');
  if (style && !['path', 'host'].includes(style)) return refuse('must have style=path or style=host, or neither');
  return {
    bucket: url.hostname,
    prefix,
    region: region ?? null,
    endpoint: endpoint ?? null,
    isPathStyle: style ? style === 'path' : Boolean(endpoint),
  };
});

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
}
