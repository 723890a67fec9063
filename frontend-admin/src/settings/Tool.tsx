import { Box, Button, Card, LinearProgress, Stack, Typography } from '@mui/material';
import type { IconComponent } from '@passerelle/icons/draw-icon';
import type { ReactNode } from 'react';

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

const number = (value: number) => value.toLocaleString('fr-FR');

/** A maintenance job: description, start button, progress, result. */
export function Tool({
  icon: Icon,
  title,
  text,
  button,
  isRunning,
  progress,
  onRun,
  children,
  below,
}: ToolProps) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1.5, height: 1, alignItems: 'flex-start' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Icon size={20} aria-hidden />
          <Typography variant="h2">{title}</Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
        <Button variant="outlined" disabled={isRunning} onClick={onRun}>
          {button}
        </Button>
        <Typography component="div" variant="body2" role="status" sx={{ width: 1, minHeight: 22 }}>
          {isRunning ? (
            <>
              <LinearProgress
                aria-label={`${title} : en cours`}
                {...(progress && { variant: 'determinate', value: (100 * progress.done) / progress.total })}
              />
              {progress && `${number(progress.done)} sur ${number(progress.total)}`}
            </>
          ) : (
            children
          )}
        </Typography>
        {below}
      </Stack>
    </Card>
  );
}
