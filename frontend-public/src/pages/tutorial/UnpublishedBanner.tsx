import { Box, Wrap } from '@chakra-ui/react';
import Pencil from '~icons/pencil';
import type { Unpublished } from '../../features/tutorials/tutorial';
import { UnpublishedNote } from '../../features/tutorials/UnpublishedNote';
import { pathOfEditor } from '../../lib/paths';
import { ButtonLink } from '../../ui/controls';

interface UnpublishedBannerProps {
  tutorialId: number;
  unpublished: Unpublished;
}

/** State of a tutorial that readers cannot see, with the next step for its authors. */
export function UnpublishedBanner({ tutorialId, unpublished }: UnpublishedBannerProps) {
  return (
    <Box className="screen-only" mb={{ base: '3', md: '5' }}>
      <UnpublishedNote unpublished={unpublished}>
        {unpublished.isOwn && (
          <Wrap gap="2">
            <ButtonLink size="sm" to={pathOfEditor(tutorialId)}>
              <Pencil size={16} aria-hidden /> Modifier
            </ButtonLink>
            <ButtonLink variant="outline" size="sm" to="/contributions">
              Mes contributions
            </ButtonLink>
          </Wrap>
        )}
      </UnpublishedNote>
    </Box>
  );
}
