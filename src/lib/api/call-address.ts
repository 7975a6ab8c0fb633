/** How long a call may take. */
export const TIMEOUT_MS = 30_000;

export interface CallAddress {
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: unknown;
}

/** Where a call goes and what it carries: the input of a GET fills `:name` parts of the path, then the query; that of a POST is its body. */
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
