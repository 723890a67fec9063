import { Box } from '@mui/material';

/** A label and its shortcut key, which shows where there is a mouse and so a keyboard. */
export function Keyed({ text, letter }: { text: string; letter: string }) {
  return (
    <>
      {text}
      {letter && (
        <Box
          component="kbd"
          aria-hidden
          sx={{
            display: 'none',
            '@media (hover: hover) and (pointer: fine)': { display: 'inline' },
            ml: 1,
            px: 0.75,
            border: 1,
            borderRadius: 0.5,
            font: 'inherit',
            fontSize: '0.8125rem',
            lineHeight: 1.4,
            opacity: 0.75,
          }}
        >
          {letter}
        </Box>
      )}
    </>
  );
}
