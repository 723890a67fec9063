import { chakra, Flex } from '@chakra-ui/react';

interface AuthorAvatarProps {
  author: { name: string; avatar: string | null };
  size?: number;
}

/** The author's picture, or the initials of at most two words of the name. */
export function AuthorAvatar({ author, size = 40 }: AuthorAvatarProps) {
  const place = { width: size, height: size };
  if (author.avatar) {
    return <chakra.img src={author.avatar} alt="" borderRadius="full" objectFit="cover" {...place} />;
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
      {initials(author.name)}
    </Flex>
  );
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]!.toUpperCase()).join('') || '?';
}
