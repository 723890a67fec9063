import { apiRequest } from './request.js';
/** Fills the `{names}` of an API path. */ export function addressOf(path, values = {}) {
    return path.replace(/\{(\w+)\}/g, (_, name)=>encodeURIComponent(values[name] ?? ''));
}
/** Appends a query string; empty values are left out. */ export function withQuery(address, values = {}) {
    const given = Object.entries(values).flatMap(([name, value])=>value == null ? [] : [
            [
                name,
                String(value)
            ]
        ]);
    return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address;
}
/** URL, headers and body of a call. */ export function wireOf(path, given = {}) {
    const { path: values, query, body, headers = {} } = given;
    return {
        url: withQuery(addressOf(path, values), query),
        body,
        headers
    };
}
/**
 * Calls the API, type-checked against its OpenAPI description.
 * @param given path, query, headers and body, as far as the call has them
 * @param fetchApi replaces the browser's `fetch`
 * @throws ApiError when the answer is not a success
 */ export function call(method, path, ...further) {
    const [given, fetchApi] = further;
    const { url, body, headers } = wireOf(path, given);
    return apiRequest(url, method, body, fetchApi, headers);
}
/** `If-Match` header: the server refuses the change if the version read is outdated. */ export function ifMatch(version) {
    return {
        'If-Match': `"${version}"`
    };
}
//# sourceMappingURL=call.js.map
