/** Why one file is not imported; `message` is French and reads on from the file's name. */
export class Refusal extends Error {}
