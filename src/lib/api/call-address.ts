/** Maximum duration of a call, in milliseconds. */
export const TIMEOUT_MS = 30_000;

export interface CallAddress {
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: unknown;
}

/**
 * Returns the method, path, query and body of a call. The input of a GET fills the `:name` parts of the path, and the rest of it
 * becomes the query; the input of a POST is its body.
 */
export function addressOf(call: string, input: unknown): CallAddress {
  const [method = '', template = ''] = call.split(' ');
  if (method !== 'GET') return { method, path: template, query: {}, body: input };
  const query: Record<string, unknown> = { ...(input as object) };
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const { [name]: value } = query;
    Reflect.deleteProperty(query, name);
    return encodeURIComponent(String(value));
  });
  return { method, path, query, body: undefined };
}

/** Returns the path of a call with its query. */
export function urlOf({ path, query }: Pick<CallAddress, 'path' | 'query'>): string {
  const parameters = new URLSearchParams(query as Record<string, string>).toString();
  return parameters ? `${path}?${parameters}` : path;
}
