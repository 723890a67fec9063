/** An error whose message suffices for users; printed without a stack. */
export class Failure extends Error {}
