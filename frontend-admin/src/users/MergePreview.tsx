import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '../api/http';
import { said } from '../api/refusal';
import { useSendsMail } from '../mail/mail';
import type { User } from './user';

/** Singular and plural labels of the counted things. */
const nouns = {
  tutorials: ['tutoriel', 'tutoriels'],
  drafts: ['brouillon', 'brouillons'],
  comments: ['commentaire', 'commentaires'],
  ratings: ['évaluation', 'évaluations'],
  favorites: ['favori', 'favoris'],
  collections: ['collection', 'collections'],
  progress: ['tutoriel commencé', 'tutoriels commencés'],
  follows: ['suivi', 'suivis'],
  followers: ['abonné', 'abonnés'],
} as const;
type Noun = keyof typeof nouns;

/** Previews what moves to the chosen account and what is lost. */
export function MergePreview({ user }: { user: User }) {
  const { id, username } = user;
  const into = Number(useWatch({ name: 'into' }) || 0);
  const sendsMail = useSendsMail();
  const { data, error } = useQuery({
    queryKey: ['account-merge', id, into],
    queryFn: ({ signal }) =>
      call('GET', '/api/admin/users/{id}/merge/{into}', { path: { id, into } }, signal),
    enabled: into > 0,
  });
  const problem = error ? (said(error) ?? 'Ce qui serait déplacé n’a pas pu être compté.') : data?.problem;
  if (problem) return <Alert severity="error">{problem}</Alert>;
  return (
    <Alert severity="warning">
      <Typography variant="body2" sx={{ mb: 1 }}>
        <strong>Passe à l’autre compte</strong> :{' '}
        {data ? list(data.moves) : 'tout ce qui a été écrit et gardé'}.
        {data && data.ratedTwice > 0 && ` ${twice(data.ratedTwice)}`}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        <strong>Se perd</strong> : le compte {username}, son mot de passe, son profil, ses sessions et ses
        réglages ; ses droits ne passent pas à l’autre. Une suspension, elle, le suit. Rien de cela ne se
        rattrape.
      </Typography>
      <Typography variant="body2">
        {sendsMail
          ? 'Les deux adresses en sont prévenues par e-mail.'
          : 'Ce site n’envoie pas d’e-mails : prévenez la personne vous-même.'}
      </Typography>
    </Alert>
  );
}

function list(moves: Record<Noun, number>): string {
  const parts = (Object.keys(nouns) as Noun[])
    .filter((name) => moves[name] > 0)
    .map((name) => `${moves[name]} ${nouns[name][moves[name] > 1 ? 1 : 0]}`);
  return parts.length > 0 ? parts.join(', ') : 'rien, ce compte est vide';
}

const twice = (count: number) =>
  count === 1
    ? 'Un tutoriel est évalué par les deux : la note de l’autre reste.'
    : `${count} tutoriels sont évalués par les deux : les notes de l’autre restent.`;
