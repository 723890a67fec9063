/** An error whose message is all the reader needs: it is printed without a stack. */
export class Failure extends Error {}
