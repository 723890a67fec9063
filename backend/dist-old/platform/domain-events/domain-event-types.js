/** Payloads of domain events. They hold ids mostly: a handler that needs more reads the rows. */ /** A committed event; narrowing `type` narrows `payload`. */ export { };
//# sourceMappingURL=domain-event-types.js.map
