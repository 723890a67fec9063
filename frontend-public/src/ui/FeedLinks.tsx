import { chakra } from '@chakra-ui/react';
import Rss from '~icons/rss';

interface Feed {
  title: string;
  /** Path of the page; the whole site's feed when absent. */
  path?: string;
}

/** `<link>` elements for feed readers. */
export function FeedLinks({ title, path = '' }: Feed) {
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${title} (Atom)`}
        href={`${path}/flux/atom.xml`}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${title} (RSS)`}
        href={`${path}/flux/rss.xml`}
      />
    </>
  );
}

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    fontSize: 'sm',
    color: 'fg.muted',
    textDecoration: 'underline',
    _hover: { color: 'fg' },
  },
});

/** A visible link to the feed. */
export function FeedAnchor({ path = '' }: { path?: string }) {
  return (
    <Anchor href={`${path}/flux/atom.xml`} type="application/atom+xml">
      <Rss size={16} aria-hidden /> S’abonner au flux
    </Anchor>
  );
}
