import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appearanceQuery } from '../appearance/appearance';
import { isLegalComplete } from './legal';
import { pagesQuery } from './page';

/** Warns while the legal notice is incomplete. @param children what to do about it */
export function LegalWarning({ children }: { children: ReactNode }) {
  const { data: pages } = useQuery(pagesQuery);
  const { data: appearance } = useQuery(appearanceQuery);
  if (!appearance || !pages || isLegalComplete(appearance, pages)) return null;
  return (
    <Alert severity="warning">
      Les mentions légales ne disent pas encore qui édite et héberge ce site. La loi le demande : {children}
    </Alert>
  );
}
