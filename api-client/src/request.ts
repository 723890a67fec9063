import { keepQuotes } from './keep-quotes.js';
import { KEY_HEADER, sendOnce } from './sent-once.js';

/** An API error. Its message is the raw status and body. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    const { message, errors } = refusalOf(body);
    this.said = typeof message === 'string' ? keepQuotes(message) : undefined;
    this.errors = errors ?? {};
  }

  /** The server's French message, ready to be shown, if any. */
  readonly said: string | undefined;
  /** Errors by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

export type Fetch = (request: Request) => Promise<Response>;

/**
 * Calls the API with cookies and returns the parsed JSON.
 * @param url absolute on the server, may be a path in the browser
 * @param body sent as JSON, if given
 * @param headers in addition to the default ones
 * @throws ApiError when the answer is not a success
 */
export async function apiRequest<T>(
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'GET',
  body?: unknown,
  fetchApi: Fetch = fetch,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const send = async (headers: Record<string, string>): Promise<T> => {
    if (body !== undefined) headers['content-type'] = 'application/json';
    const request = new Request(url, {
      method,
      credentials: 'include',
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const response = await fetchApi(request);
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text, response.statusText);
    return (text ? JSON.parse(text) : null) as T;
  };
  if (method !== 'POST') return send({ ...headers });
  return sendOnce([url, body], (key) => send({ ...headers, [KEY_HEADER]: key }));
}

function refusalOf(body: string): { message?: unknown; errors?: Record<string, string> } {
  try {
    return (JSON.parse(body) as object | null) ?? {};
  } catch {
    return {};
  }
}
