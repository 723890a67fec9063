/** Why an account cannot be deleted, as a French sentence; undefined when it can. */ export function deletionProblem(isLastAdmin) {
    return isLastAdmin ? "Vous \xeates le dernier administrateur : nommez-en un autre avant de supprimer votre compte." : undefined;
}
//# sourceMappingURL=account.policy.js.map
