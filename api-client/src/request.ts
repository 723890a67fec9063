import { keepQuotes } from './keep-quotes.js';
import { KEY_HEADER, sendOnce } from './sent-once.js';

/** An answer of the API that is not a success. Its message is the status and the body, as they came. */
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

  /** The French message the server gave, fit to be shown; undefined when there is none. */
  readonly said: string | undefined;
  /** What the server says of single fields, by their names. */
  readonly errors: Readonly<Record<string, string>>;
}

export type Fetch = (request: Request) => Promise<Response>;

/**
 * Calls the API with the visitor's cookies and resolves to its JSON answer.
 * @param url absolute on the server; in a browser a path will do
 * @param body sent as JSON, if given
 * @param headers sent besides those that every call has
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
