import { keepQuotes } from './keep-quotes.js';
import { KEY_HEADER, sendOnce } from './sent-once.js';
/** An API error. Its message is the raw status and body. */ export class ApiError extends Error {
    status;
    constructor(status, body, statusText){
        super(`${status}: ${body || statusText}`), this.status = status;
        this.name = 'ApiError';
        const { message, errors } = refusalOf(body);
        this.said = typeof message === 'string' ? keepQuotes(message) : undefined;
        this.errors = errors ?? {};
    }
    /** The server's French message, ready to be shown, if any. */ said;
    /** Errors by field name. */ errors;
}
/**
 * Calls the API with cookies and returns the parsed JSON.
 * @param url absolute on the server, may be a path in the browser
 * @param body sent as JSON, if given
 * @param headers in addition to the default ones
 * @throws ApiError when the answer is not a success
 */ export async function apiRequest(url, method = 'GET', body, fetchApi = fetch, headers = {}) {
    const send = async (headers)=>{
        if (body !== undefined) headers['content-type'] = 'application/json';
        const request = new Request(url, {
            method,
            credentials: 'include',
            headers,
            body: body === undefined ? null : JSON.stringify(body)
        });
        const response = await fetchApi(request);
        const text = await response.text();
        if (!response.ok) throw new ApiError(response.status, text, response.statusText);
        return text ? JSON.parse(text) : null;
    };
    if (method !== 'POST') return send({
        ...headers
    });
    return sendOnce([
        url,
        body
    ], (key)=>send({
            ...headers,
            [KEY_HEADER]: key
        }));
}
function refusalOf(body) {
    try {
        return JSON.parse(body) ?? {};
    } catch  {
        return {};
    }
}
//# sourceMappingURL=request.js.map
