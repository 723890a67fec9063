import type { components } from '@passerelle/api-client/schema';
import { formatNumber } from '@passerelle/api-client/numbers';
import { formatMoment } from '@passerelle/api-client/dates';
import { statusLabel, statusLabels } from '../reports/report';
import { labelIn } from '../language/label-in';
import { fieldNames } from './field-names';

export type Entry = components['schemas']['AuditEntryDto'];

/** Labels of the server’s target types. */
export const targets: Record<string, string> = {
  report: 'Signalement',
  comment: 'Commentaire',
  user: 'Membre',
  tutorial: 'Tutoriel',
  collection: 'Collection',
  'learning-path': 'Parcours',
  domain: 'Domaine',
  subscription: 'Abonnement à la newsletter',
  'tutorial-request': 'Demande de tutoriel',
  synonyms: 'Synonymes',
  'best-answer': 'Meilleure réponse',
  settings: 'Paramètres',
  page: 'Page',
  message: 'Message de contact',
  invitation: 'Invitation',
  decision: 'Décision de modération',
  appeal: 'Recours',
  'ready-answers': 'Réponses prêtes',
  site: 'Site',
};

export const actions: Record<string, string> = {
  'report.resolve': 'Signalement résolu',
  'report.reject': 'Signalement rejeté',
  'report.reopen': 'Signalement remis en attente',
  'comment.delete': 'Commentaire supprimé',
  'comment.accept': 'Commentaire retenu, puis publié',
  'comment.refuse': 'Commentaire retenu, puis supprimé',
  'comment.restore': 'Commentaire rétabli',
  'user.grant-admin': 'Droits admin attribués',
  'user.revoke-admin': 'Droits admin retirés',
  'user.grant-moderator': 'Rôle de modérateur donné',
  'user.revoke-moderator': 'Rôle de modérateur retiré',
  'user.grant-reviewer': 'Rôle de relecteur donné',
  'user.revoke-reviewer': 'Rôle de relecteur retiré',
  'user.grant-contributor': 'Rôle de contributeur donné',
  'user.revoke-contributor': 'Rôle de contributeur retiré',
  'user.refuse-contributor': 'Demande de publier refusée',
  'invitation.create': 'Invitation faite',
  'invitation.withdraw': 'Invitation retirée',
  'user.create': 'Compte créé',
  'user.change-email': 'Adresse e-mail changée',
  'user.reset-password': 'Lien de mot de passe envoyé',
  'user.delete': 'Compte supprimé',
  'user.merge': 'Compte fusionné avec un autre',
  'user.warn': 'Membre averti',
  'user.suspend': 'Compte suspendu',
  'decision.undo': 'Décision de modération annulée',
  'decision.reverse': 'Décision annulée après recours',
  'appeal.accept': 'Recours accepté',
  'appeal.reject': 'Recours rejeté',
  'ready-answers.change': 'Réponses prêtes modifiées',
  'user.lift-suspension': 'Suspension levée',
  'user.end-sessions': 'Sessions fermées',
  'tutorial.rewrite': 'Tutoriel modifié',
  'tutorial.delete': 'Tutoriel supprimé',
  'tutorial.restore': 'Tutoriel rétabli',
  'tutorial.erase': 'Tutoriel effacé pour de bon',
  'tutorial.accept': 'Tutoriel relu et accepté',
  'tutorial.send-back': 'Tutoriel relu et renvoyé',
  'tutorial.publish': 'Tutoriel remis sur le site',
  'tutorial.unpublish': 'Tutoriel retiré du site',
  'tutorial.show-history': 'Historique du tutoriel montré à tous',
  'tutorial.hide-history': 'Historique du tutoriel caché',
  'tutorial.invite-author': 'Auteur invité',
  'tutorial.remove-author': 'Auteur retiré',
  'collection.hide': 'Collection masquée',
  'collection.show': 'Collection de nouveau visible',
  'collection.delete': 'Collection supprimée',
  'learning-path.create': 'Parcours créé',
  'learning-path.change': 'Parcours modifié',
  'learning-path.publish': 'Parcours publié',
  'learning-path.unpublish': 'Parcours retiré',
  'learning-path.set-steps': 'Étapes du parcours modifiées',
  'learning-path.delete': 'Parcours supprimé',
  'domain.create': 'Domaine créé',
  'domain.change': 'Domaine modifié',
  'domain.merge': 'Domaine fusionné avec un autre',
  'domain.empty': 'Domaine vidé dans un autre',
  'domain.delete': 'Domaine supprimé',
  'domain.reorder': 'Domaines rangés',
  'newsletter.remove': 'Abonnement supprimé',
  'tutorial-request.delete': 'Demande supprimée',
  'synonyms.add': 'Synonymes ajoutés',
  'synonyms.delete': 'Synonymes supprimés',
  'best-answer.add': 'Meilleure réponse ajoutée',
  'best-answer.delete': 'Meilleure réponse supprimée',
  'page.write': 'Page réécrite',
  'page.reset': 'Page revenue à son texte d’origine',
  'message.delete': 'Message de contact supprimé',
  'settings.change': 'Paramètres modifiés',
  'cache.clear': 'Cache vidé',
  'dead-letter.retry': 'Traitement retenté',
  'dead-letter.discard': 'Traitement abandonné',
  'email.retry': 'Message renvoyé',
  'email.forget': 'Message non parti oublié',
  'unconfirmed-members.send-links': 'Lien de confirmation renvoyé aux anciens membres',
  'unconfirmed-members.accept': 'Adresses des anciens membres acceptées',
  'checklist.attest': 'Point de la liste attesté',
  'demo-content.remove': 'Contenu de démonstration retiré',
  'search-index.rebuild': 'Index de recherche reconstruit',
  'backup.make': 'Sauvegarde lancée',
  'backup.download': 'Sauvegarde téléchargée',
  'space.free': 'Espace disque libéré',
  'database.optimize': 'Base de données optimisée',
};

export interface Difference {
  /** French name of a common field. */
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** Changed fields with both values; settings under the labels of their screen. */
export function differences({ before, after }: Entry, labels: ReadonlyMap<string, string>): Difference[] {
  const was = new Map(Object.entries(before ?? {}));
  const is = new Map(Object.entries(after ?? {}));
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({
      name: labels.get(name) ?? labelIn(fieldNames, name),
      before: was.has(name) ? write(was.get(name)) : undefined,
      after: is.has(name) ? write(is.get(name)) : undefined,
    }))
    .filter((difference) => difference.before !== difference.after);
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function write(value: unknown): string {
  if (value === null || value === '') return 'rien';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.length > 0 ? value.map(write).join(', ') : 'rien';
  if (typeof value === 'object') return Object.values(value).map(write).join(' ');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value in statusLabels) return statusLabel(value);
  return MOMENT.test(value) ? formatMoment(value) : value;
}
