import { Button, IconButton } from '@chakra-ui/react';
import Heart from '~icons/heart';
import { useFavorite } from './use-favorite';

interface FavoriteButtonProps {
  tutorial: { id: number; title: string };
}

/** Heart with a label, on a tutorial's page. */
export function FavoriteButton({ tutorial }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(tutorial.id, true);
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={isFavorite}
      data-shortcut="f"
      onClick={toggle}
      color={isFavorite ? 'accent.fg' : 'fg.muted'}
    >
      <Heart size={18} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden />
      Favori
    </Button>
  );
}

/** Heart icon on a card. */
export function CardFavoriteButton({ tutorial }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(tutorial.id, false);
  return (
    <IconButton
      variant="outline"
      aria-pressed={isFavorite}
      aria-label={`Garder « ${tutorial.title} » en favori`}
      onClick={toggle}
      position="absolute"
      top="3"
      insetInlineEnd="3"
      zIndex="raised"
      borderRadius="full"
      boxShadow="card"
      color={isFavorite ? 'accent.fg' : 'fg.muted'}
    >
      <Heart size={20} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  );
}
