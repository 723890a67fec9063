/** An error with a message for users; printed without a stack. */
export class Failure extends Error {}

process.on('uncaughtException', (error) => {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
});
