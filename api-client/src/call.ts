import { apiRequest, type Fetch } from './request.js';
import type { paths } from './schema.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Operation<M extends Method, P extends keyof paths> = paths[P][Lowercase<M>];

/** API paths that support a method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : null;
type Success<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)];

/** Type of a successful answer; null when it has no body. */
export type Answer<M extends Method, P extends PathWith<M>> =
  Operation<M, P> extends { responses: infer Responses } ? JsonOf<Success<Responses>> : never;

type PathValues<O> = O extends { parameters: { path: infer Values } } ? { path: Values } : object;
type Query<O> = O extends { parameters: { query?: infer Values } } ? { query?: Values } : object;
/** Headers a call may set, except the idempotency key that every POST gets. */
type Headers<O> = O extends { parameters: { header?: infer Values } }
  ? { headers?: Omit<NonNullable<Values>, 'Idempotency-Key'> }
  : object;
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer Json } } } ? Json : never;
type BodyValue<O> = [BodyOf<O>] extends [never] ? object : { body: BodyOf<O> };

/** Type of a call's body. */
export type Body<M extends Method, P extends PathWith<M>> = BodyOf<Operation<M, P>>;

// Distributes over operations: otherwise TypeScript combines all paths with all bodies and gives up.
type Values<O> = O extends unknown ? PathValues<O> & Query<O> & Headers<O> & BodyValue<O> : never;
/** Path, query, headers and body of a call, as far as it has them. */
export type Given<M extends Method, P extends PathWith<M>> =
  object extends Values<Operation<M, P>>
    ? [given?: Values<Operation<M, P>>]
    : [given: Values<Operation<M, P>>];

export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Fills the `{names}` of an API path. */
export function addressOf(path: string, values: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Appends a query string; empty values are left out. */
export function withQuery(address: string, values: QueryValues = {}): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address;
}

/** URL, headers and body of a call. */
export function wireOf(
  path: string,
  given: object = {},
): { url: string; body: unknown; headers: Record<string, string> } {
  const {
    path: values,
    query,
    body,
    headers = {},
  } = given as {
    path?: Record<string, string | number>;
    query?: QueryValues;
    body?: unknown;
    headers?: Record<string, string>;
  };
  return { url: withQuery(addressOf(path, values), query), body, headers };
}

/**
 * Calls the API, type-checked against its OpenAPI description.
 * @param given path, query, headers and body, as far as the call has them
 * @param fetchApi replaces the browser's `fetch`
 * @throws ApiError when the answer is not a success
 */
export function call<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  ...further: [...Given<M, P>, fetchApi?: Fetch]
): Promise<Answer<M, P>> {
  const [given, fetchApi] = further as unknown as [object?, Fetch?];
  const { url, body, headers } = wireOf(path, given);
  return apiRequest<Answer<M, P>>(url, method, body, fetchApi, headers);
}

/** `If-Match` header: the server refuses the change if the version read is outdated. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}
