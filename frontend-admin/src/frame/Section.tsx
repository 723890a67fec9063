import { Card, Stack, Typography } from '@mui/material';
import type { IconComponent } from '@passerelle/icons/draw-icon';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-admin';
import { Muted } from './Muted';

interface SectionProps {
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  icon?: IconComponent;
  /** Beside the title. */
  actions?: ReactNode;
  /** Screen with the whole list, below /admin, if the section shows a part. */
  path?: string;
  /** Without padding around the content: for lists and tables. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A card with its heading. */
export function Section(props: SectionProps) {
  const { title, lead, icon: Icon, actions, path, isFlush = false, children } = props;
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack sx={{ gap: 1.5, p: 2.5, height: 1, ...(isFlush && { pb: 1.5, height: 'auto' }) }}>
        <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', flexWrap: 'wrap' }}>
          {Icon && <Icon size={20} aria-hidden />}
          <Typography variant="h2" id={id} sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {actions}
          {path && (
            <Link to={path} variant="body2" aria-label={`Voir tout : ${title}`}>
              Voir tout
            </Link>
          )}
        </Stack>
        {lead && <Muted>{lead}</Muted>}
        {!isFlush && children}
      </Stack>
      {isFlush && children}
    </Card>
  );
}
