import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { formatNumber } from '@passerelle/api-client/numbers';
import type { IconComponent } from '@passerelle/icons/draw-icon';
import type { ReactNode } from 'react';
import { Section } from '../frame/Section';

interface ToolProps {
  icon: IconComponent;
  title: string;
  text: string;
  button: string;
  isRunning: boolean;
  /** Undefined while unknown. */
  progress?: { done: number; total: number } | undefined;
  onRun: () => void;
  /** The result. */
  children: ReactNode;
  /** Stays visible while it runs. */
  below?: ReactNode;
}

/** A maintenance job: description, start button, progress, result. */
export function Tool({ icon, title, text, button, isRunning, progress, onRun, children, below }: ToolProps) {
  return (
    <Section icon={icon} title={title} lead={text}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Button variant="outlined" disabled={isRunning} onClick={onRun}>
          {button}
        </Button>
        <Typography component="div" variant="body2" role="status" sx={{ width: 1, minHeight: 22 }}>
          {isRunning ? (
            <>
              <LinearProgress
                aria-label={`${title} : en cours`}
                {...(progress && { variant: 'determinate', value: (100 * progress.done) / progress.total })}
              />
              {progress && `${formatNumber(progress.done)} sur ${formatNumber(progress.total)}`}
            </>
          ) : (
            children
          )}
        </Typography>
        {below}
      </Stack>
    </Section>
  );
}
