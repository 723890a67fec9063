import { chakra, Flex } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Star from '~icons/star';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { RatingInWords, scores } from '../../ui/StarRating';
import { toast } from '../../ui/toasts/toaster';
import { said } from '../session/session';
import { signInLink } from '../session/return-path';
import { useSessionAnswer } from '../session/use-session';
import { ownRatingQuery, type Rated } from './rating';

interface RatingWidgetProps {
  tutorialId: number;
  average: number;
  count: number;
  /** Called with the new rating once saved. */
  onRated: (rated: Rated) => void;
}

const StarChoice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: '8',
    minH: '11',
    _touch: { minH: '11', minW: '11' },
    cursor: 'button',
    borderRadius: 'sm',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing' },
  },
});

const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/**
 * Star rating input. Shows the member’s score, or the average without one. Hovering a star
 * or moving to it with arrows previews it; click, Space or Enter saves. Native radio buttons, since Chakra’s rating saves
 * at each arrow.
 */
export function RatingWidget({ tutorialId, average, count, onRated }: RatingWidgetProps) {
  const name = useId();
  const queryClient = useQueryClient();
  const session = useSessionAnswer();
  const own = useQuery({ ...ownRatingQuery(tutorialId), enabled: Boolean(session.data) });
  const [preview, setPreview] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const rate = useMutation({
    // Requests of one scope run one after another, so the last choice wins.
    scope: { id: `rating-${tutorialId}` },
    mutationFn: (score: number) =>
      call('POST', '/api/tutorials/{id}/rating', { path: { id: tutorialId }, body: { score } }),
    onSuccess: (rated) => {
      queryClient.setQueryData(ownRatingQuery(tutorialId).queryKey, rated.rating);
      onRated(rated);
      toast({ title: 'Note enregistrée', description: 'Merci pour votre évaluation !' });
    },
    onError: (error) =>
      toast({
        title: "Impossible d'enregistrer votre note. Veuillez réessayer plus tard.",
        description: said(error),
        destructive: true,
      }),
  });

  const score = chosen ?? (session.data && own.data?.score) ?? null;
  const shown = preview ?? score ?? average;

  /** @returns whether the score is being saved */
  function choose(star: number): boolean {
    if (session.isPending || star === chosen) return false;
    if (session.data) {
      setChosen(star);
      rate.mutate(star, { onSettled: () => setChosen(null) });
      return true;
    }
    toast({
      title: 'Action impossible',
      description: 'Vous devez être connecté pour noter ce tutoriel.',
      destructive: true,
      link: signInLink(),
    });
    return false;
  }

  function onClick(event: MouseEvent, star: number) {
    // The browser has already selected the star, and deselects it only if the event is cancelled.
    if (star !== score && !choose(star)) event.preventDefault();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, star: number) {
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(star);
    }
    const step = steps[event.key];
    if (!step) return;
    // Natively, arrows would select and save every star on the way.
    event.preventDefault();
    const next = ((star - 1 + step + scores.length) % scores.length) + 1;
    const group = event.currentTarget.closest('[role=radiogroup]');
    group?.querySelector<HTMLInputElement>(`input[value="${next}"]`)?.focus();
  }

  return (
    <Flex align="center" columnGap="2" wrap="wrap" fontSize="sm" color="fg.muted">
      <Flex
        ms="-1.5"
        color="accent.fg"
        css={{ '@media (pointer: coarse)': { ms: '-2.5' } }}
        role="radiogroup"
        aria-label="Votre note"
        onPointerLeave={() => setPreview(null)}
      >
        {scores.map((star) => (
          <StarChoice
            key={star}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPreview(star)}
          >
            <chakra.input
              srOnly
              type="radio"
              name={name}
              value={star}
              checked={score === star}
              onChange={() => undefined}
              aria-label={`${star} étoile${star > 1 ? 's' : ''}`}
              onClick={(event) => onClick(event, star)}
              onKeyDown={(event) => onKeyDown(event, star)}
              onFocus={({ target }) => target.matches(':focus-visible') && setPreview(star)}
              onBlur={() => setPreview(null)}
            />
            <Star size={22} fill={shown >= star - 0.5 ? 'currentColor' : 'none'} aria-hidden />
          </StarChoice>
        ))}
      </Flex>
      <RatingInWords average={average} count={count} />
      <span role="status">{score !== null && `Votre note : ${score}`}</span>
    </Flex>
  );
}
