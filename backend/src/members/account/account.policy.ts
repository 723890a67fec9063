/** Why an account cannot be deleted, as a French sentence; undefined when it can. */
export function deletionProblem(isLastAdmin: boolean): string | undefined {
  return isLastAdmin
    ? 'Vous êtes le dernier administrateur : nommez-en un autre avant de supprimer votre compte.'
    : undefined;
}
