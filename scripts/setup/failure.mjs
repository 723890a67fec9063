/** An error with a message for users; printed without a stack. */
export class Failure extends Error {}
