import { chakra } from '@chakra-ui/react';
import { initialsOf } from '@passerelle/api-client/initials';

interface AvatarProps {
  person: { name: string; avatar: string | null };
  size?: number;
}

/** A person's picture, or their initials. */
export function Avatar({ person, size = 40 }: AvatarProps) {
  if (person.avatar) {
    return (
      <chakra.img
        css={{ borderRadius: 'full', objectFit: 'cover' }}
        src={person.avatar}
        alt=""
        width={size}
        height={size}
      />
    );
  }
  return (
    <chakra.svg
      css={{ flexShrink: '0', borderRadius: 'full', bg: 'brand.subtle', fill: 'brand.fg' }}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden
    >
      <chakra.text
        css={{
          fontSize: '38px',
          fontWeight: 'bold',
          textAnchor: 'middle',
          dominantBaseline: 'central',
        }}
        x="50"
        y="50"
      >
        {initialsOf(person.name)}
      </chakra.text>
    </chakra.svg>
  );
}
