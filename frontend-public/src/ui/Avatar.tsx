import { chakra, defineStyle } from '@chakra-ui/react';
import { initialsOf } from '@passerelle/api-client/initials';

interface AvatarProps {
  person: { name: string; avatar: string | null };
  size?: '8' | '9' | '10' | '12' | '14' | '16' | '24';
}

const round = defineStyle({ flexShrink: '0', borderRadius: 'full' });

/** A person's picture, or their initials. Chakra's own shows a picture only once scripts have started. */
export function Avatar({ person, size = '10' }: AvatarProps) {
  if (person.avatar) {
    return <chakra.img css={round} boxSize={size} objectFit="cover" src={person.avatar} alt="" />;
  }
  return (
    <chakra.svg
      css={round}
      boxSize={size}
      bg="brand.subtle"
      fill="brand.fg"
      fontSize="initials"
      fontWeight="bold"
      viewBox="0 0 100 100"
      aria-hidden
    >
      <text x="50" y="50" textAnchor="middle" dominantBaseline="central">
        {initialsOf(person.name)}
      </text>
    </chakra.svg>
  );
}
