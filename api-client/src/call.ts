import { apiRequest, type Fetch } from './request.js';
import type { paths } from './schema.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Operation<M extends Method, P extends keyof paths> = paths[P][Lowercase<M>];

/** The paths of the API that know a method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : null;
type Success<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)];

/** What a call answers when it succeeds: null where there is nothing to say. */
export type Answer<M extends Method, P extends PathWith<M>> =
  Operation<M, P> extends { responses: infer Responses } ? JsonOf<Success<Responses>> : never;

type PathValues<O> = O extends { parameters: { path: infer Values } } ? { path: Values } : object;
type Query<O> = O extends { parameters: { query?: infer Values } } ? { query?: Values } : object;
/** Headers a call may carry, but for the key that every POST is given by itself. */
type Headers<O> = O extends { parameters: { header?: infer Values } }
  ? { headers?: Omit<NonNullable<Values>, 'Idempotency-Key'> }
  : object;
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer Json } } } ? Json : never;
type BodyValue<O> = [BodyOf<O>] extends [never] ? object : { body: BodyOf<O> };

/** What a call is given as its body. */
export type Body<M extends Method, P extends PathWith<M>> = BodyOf<Operation<M, P>>;

// Of one operation at a time: the compiler would combine the paths of all with the bodies of all, and give up.
type Values<O> = O extends unknown ? PathValues<O> & Query<O> & Headers<O> & BodyValue<O> : never;
/** The values of the path, the query, the headers and the body, where a call has any. */
export type Given<M extends Method, P extends PathWith<M>> =
  object extends Values<Operation<M, P>>
    ? [given?: Values<Operation<M, P>>]
    : [given: Values<Operation<M, P>>];

export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** An address of the API with the values of the `{names}` in its path. */
export function addressOf(path: string, values: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** An address with its query string; what has no value is left out. */
export function withQuery(address: string, values: QueryValues = {}): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address;
}

/** What goes over the wire for a call. */
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
 * A call of the API, which the compiler holds against the server's description.
 * @param given the values of the path, the query, the headers and the body, where the call has any
 * @param fetchApi for calls that go another way than the browser's usual one
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

/** The header by which a change is made only to the version of a thing that was read. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}
