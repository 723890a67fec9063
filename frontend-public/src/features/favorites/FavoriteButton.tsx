import { css } from '#styles/css';
import Heart from '~icons/heart';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/controls';
import { useFavorite } from './use-favorite';

interface FavoriteButtonProps extends ComponentProps<typeof Button> {
  tutorial: { id: number; title: string };
  /** With its name beside the heart, where the page is about this tutorial. */
  labelled?: boolean;
}

export function FavoriteButton({ tutorial, labelled = false, css: place, ...button }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(tutorial.id, labelled);
  return (
    <Button
      variant="outline"
      size={labelled ? 'sm' : 'icon'}
      aria-pressed={isFavorite}
      aria-label={labelled ? undefined : `Garder « ${tutorial.title} » en favori`}
      onClick={toggle}
      {...button}
      css={css.raw({ color: isFavorite ? 'accent.fg' : 'fg.muted' }, place)}
    >
      <Heart size={labelled ? 18 : 20} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden />
      {labelled && 'Favori'}
    </Button>
  );
}
