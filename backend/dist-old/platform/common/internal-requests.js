/**
 * Original request of each in-memory connection over which the server calls itself. Outside clients have no such
 * connection.
 */ const askers = new WeakMap();
/** Records on whose behalf an in-memory connection calls. */ export function setOriginalRequest(connection, asker) {
    askers.set(connection, asker);
}
/** The request on whose behalf this one is made; undefined when it comes from outside. */ export function originalRequestOf({ socket }) {
    return askers.get(socket);
}
//# sourceMappingURL=internal-requests.js.map
