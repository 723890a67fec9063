import { useLocation } from 'react-router-dom';
import { useSite } from '../lib/site';

interface PageHeadProps {
  title: string;
  description: string;
  /** Canonical path; the current one when absent. */
  path?: string;
  /** Page number of a list, from 1; part of the canonical URL. */
  page?: number;
  image?: string | null;
  type?: 'website' | 'article';
  /** Adds `noindex`. */
  hidden?: boolean;
}

/** Title and meta elements of a page. */
export function PageHead({
  title,
  description,
  path,
  page = 1,
  image,
  type = 'website',
  hidden,
}: PageHeadProps) {
  const { publicUrl, name, image: siteImage = '/apercu.png' } = useSite();
  const shown = image ?? siteImage;
  const { pathname } = useLocation();
  const fullTitle = title === name ? title : `${title} – ${name}`;
  const canonical = path ?? (pathname.replace(/(?<!\/)\/+$/, '') || '/');
  const address = `${publicUrl}${canonical}${page > 1 ? `?page=${page}` : ''}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="fr_FR" />
      {shown && <meta property="og:image" content={publicUrl + shown} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
