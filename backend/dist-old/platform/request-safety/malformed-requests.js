import { STATUS_CODES } from 'node:http';
import { codeOf } from '../common/error-codes.js';
const refusals = {
    HPE_HEADER_OVERFLOW: [
        431,
        "L\u2019adresse ou les en-t\xeates de la requ\xeate sont trop longs."
    ],
    ERR_HTTP_REQUEST_TIMEOUT: [
        408,
        "La requ\xeate a mis trop de temps \xe0 arriver."
    ]
};
const otherwise = [
    400,
    "La requ\xeate n\u2019est pas valable."
];
/** Answers malformed HTTP in the usual error format; Node would send a bare status line. */ export function answerMalformedRequests(server) {
    const latest = new WeakMap();
    server.on('request', ({ socket }, response)=>latest.set(socket, response));
    server.on('clientError', ({ code = '' }, socket)=>{
        // A client that is reading a response would take this for the rest of it.
        const isAnswering = latest.get(socket)?.writableFinished === false;
        if (!socket.writable || isAnswering) return void socket.destroy();
        const [statusCode, message] = refusals[code] ?? otherwise;
        const body = JSON.stringify({
            statusCode,
            code: codeOf(statusCode),
            message
        });
        socket.end([
            `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
            'Content-Type: application/json; charset=utf-8',
            `Content-Length: ${Buffer.byteLength(body)}`,
            'Connection: close',
            '',
            body
        ].join('\r\n'));
    });
}
//# sourceMappingURL=malformed-requests.js.map
