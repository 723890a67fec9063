import { HStack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { Avatar } from '../../../ui/Avatar';
import { useImageLoads } from './use-image-loads';

/** Preview of the form's picture URL. */
export function AvatarPreview() {
  const [avatar = '', name = ''] = useWatch({ name: ['avatar', 'displayName'] }) as [string?, string?];
  const address = avatar.trim();
  const loads = useImageLoads(address);
  return (
    <HStack gap="4" data-avatar-preview={loads}>
      <Avatar person={{ name, avatar: loads ? address : null }} size="16" />
      <Text fontSize="sm" color="fg.muted" role="status">
        {loads && 'Votre image est prête.'}
        {loads === false && !address && 'Sans image, vos initiales en tiennent lieu.'}
        {loads === false && address && 'Cette adresse ne mène pas à une image.'}
        {loads === undefined && 'Chargement de l’image…'}
      </Text>
    </HStack>
  );
}
