import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appearanceQuery } from '../appearance/appearance';
import { pagesQuery } from './page';

const legalNames = ['legalPublisher', 'legalAddress', 'legalDirector', 'legalHost'] as const;

/** Warns until the legal notice is complete, by its fields or by a text of its own. @param children buttons or links */
export function LegalWarning({ children }: { children: ReactNode }) {
  const { data: pages } = useQuery(pagesQuery);
  const { data: appearance } = useQuery(appearanceQuery);
  const isWritten = pages?.some(({ id, isOwn }) => id === 'mentions-legales' && isOwn);
  if (!appearance || !pages || isWritten || legalNames.every((name) => appearance[name])) return null;
  return (
    <Alert severity="warning">
      Les mentions légales ne disent pas encore qui édite et héberge ce site. La loi le demande : {children}
    </Alert>
  );
}
