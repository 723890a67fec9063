/** Texts of the question before a comment is deleted. */
export const commentDeletion = {
  title: 'Supprimer le commentaire ?',
  content:
    'Les réponses partent avec, et les signalements concernés sont résolus. Ce que d’autres ont écrit peut être rétabli pendant trente jours, sur l’écran des commentaires.',
  confirm: 'Supprimer',
};
