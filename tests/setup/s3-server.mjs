// `node tests/setup/s3-server.mjs FOLDER PORT BUCKET`: runs an S3 server that stores a bucket in a folder. Its key id and its key are
// S3RVER. Signatures (AWS4-HMAC-SHA256) are verified here, because s3rver drops the slash after the name of a bucket, which the AWS
// client sends and signs. Bodies are received here as well, because s3rver stores the incomplete body of a broken connection.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import S3rver from '@20minutes/s3rver';

const KEY = 'S3RVER';
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>\w+)\/(?<scope>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>\w+)$/;
const MAX_SKEW_MS = 15 * 60_000;

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
const encode = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the S3 error code for a request whose signature is missing or wrong, or null. */
function faultOf({ method, url, headers }) {
  const { id, scope, names, signature } = AUTHORIZATION.exec(headers.authorization ?? '')?.groups ?? {};
  if (id === undefined) return 'AccessDenied';
  if (id !== KEY) return 'InvalidAccessKeyId';
  const time = headers['x-amz-date'] ?? '';
  const sentAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
  if (!(Math.abs(Date.now() - sentAt) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed';
  const [path, query = ''] = url.split('?');
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`);
  const request = [method, path, parameters.join('&'), signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const key = scope.split('/').reduce(hmac, `AWS4${KEY}`);
  const expected = hmac(key, text).toString('hex');
  const isEqual = expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  return isEqual && names.split(';').includes('host') ? null : 'SignatureDoesNotMatch';
}

/** Receives a body into a file. Returns an S3 error code if the body is not the signed one, or null. Rejects if the connection breaks. */
async function receive(request, path) {
  const hash = createHash('sha256');
  const hashed = async function* (chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(request, hashed, createWriteStream(path));
  const signed = request.headers['x-amz-content-sha256'];
  return /^[0-9a-f]{64}$/.test(signed) && hash.digest('hex') !== signed ? 'XAmzContentSHA256Mismatch' : null;
}

function refuse(context, code) {
  context.status = 403;
  context.type = 'application/xml';
  context.body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>refused</Message></Error>`;
}

const [directory, port, bucket] = process.argv.slice(2);
const server = new S3rver({
  directory,
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  vhostBuckets: false,
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: bucket }],
});
server.middleware.unshift(async (context, next) => {
  const request = context.req;
  const code = faultOf(request);
  if (code !== null) return refuse(context, code);
  if (request.method !== 'PUT') return next();
  const path = join(tmpdir(), `portico-s3-${randomUUID()}`);
  try {
    const fault = await receive(request, path);
    if (fault !== null) return refuse(context, fault);
    context.req = createReadStream(path);
    return await next();
  } finally {
    await rm(path, { force: true });
  }
});
await server.run();
process.stdout.write('ready\n');
