import { chakra, Flex } from '@chakra-ui/react';

interface AvatarProps {
  person: { name: string; avatar: string | null };
  size?: number;
}

/** The author's picture, or the initials of at most two words of the name. */
export function Avatar({ person, size = 40 }: AvatarProps) {
  const place = { width: size, height: size };
  if (person.avatar) {
    return <chakra.img src={person.avatar} alt="" borderRadius="full" objectFit="cover" {...place} />;
  }
  return (
    <Flex
      as="span"
      align="center"
      justify="center"
      flexShrink="0"
      borderRadius="full"
      bg="brand.subtle"
      color="brand.fg"
      fontWeight="bold"
      style={{ ...place, fontSize: size * 0.38 }}
      aria-hidden
    >
      {initials(person.name)}
    </Flex>
  );
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]!.toUpperCase()).join('') || '?';
}
