import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** The console, files and the API are no pages of the public site. */
const ELSEWHERE = /^\/(?:admin|api|media)(?:\/|$)/;

/** A link of React Router. Addresses that are no pages of the site load a document. */
export function Link(props: LinkProps) {
  return (
    <RouterLink
      discover="none"
      reloadDocument={typeof props.to === 'string' && ELSEWHERE.test(props.to)}
      {...props}
    />
  );
}
