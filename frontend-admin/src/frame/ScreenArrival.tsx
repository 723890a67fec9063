import { Box } from '@mui/material';
import { focusArrival, watchTitle } from '@passerelle/api-client/arrival';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const hidden = {
  position: 'absolute',
  overflow: 'hidden',
  width: '1px',
  height: '1px',
  clipPath: 'inset(50%)',
};

/** After a navigation: scrolls to the top, moves the focus and announces the title, as browsers do on page loads. */
export function ScreenArrival({ contentId }: { contentId: string }) {
  const { pathname } = useLocation();
  const cause = useNavigationType();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => watchTitle(setTitle), []);

  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    // On back and forward the browser restores the scroll position.
    if (cause !== NavigationType.Pop) scrollTo(0, 0);
    focusArrival(document.getElementById(contentId)!);
  }, [pathname, cause, contentId]);

  return (
    <Box sx={hidden} aria-live="polite">
      {title}
    </Box>
  );
}
