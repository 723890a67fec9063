import { css } from '#styles/css';

interface AvatarProps {
  person: { name: string; avatar: string | null };
  size?: number;
}

/** The author's picture, or the initials of at most two words of the name. */
export function Avatar({ person, size = 40 }: AvatarProps) {
  const place = { width: size, height: size };
  if (person.avatar) {
    return (
      <img
        className={css({ borderRadius: 'full', objectFit: 'cover' })}
        src={person.avatar}
        alt=""
        {...place}
      />
    );
  }
  return (
    <span
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: '0',
        borderRadius: 'full',
        bg: 'brand.subtle',
        color: 'brand.fg',
        fontWeight: 'bold',
      })}
      style={{ ...place, fontSize: size * 0.38 }}
      aria-hidden
    >
      {initials(person.name)}
    </span>
  );
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]!.toUpperCase()).join('') || '?';
}
