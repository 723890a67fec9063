import { useLocation } from 'react-router';
import { useSite } from './site';

interface PageHeadProps {
  title: string;
  description: string;
  /** Path and, where it makes another page, query; the current path when absent. */
  canonical?: string;
  image?: string | null;
  type?: 'website' | 'article';
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** What a page says of itself in its head; React moves it there. */
export function PageHead({ title, description, canonical, image, type = 'website', hidden }: PageHeadProps) {
  const { publicUrl, name } = useSite();
  const { pathname } = useLocation();
  const fullTitle = title === name ? title : `${title} – ${name}`;
  const address = publicUrl + (canonical ?? (pathname.replace(/\/+$/, '') || '/'));
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
      <meta property="og:image" content={publicUrl + (image ?? '/apercu.png')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
