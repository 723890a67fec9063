import { SvgIcon } from '@mui/material';
import { useSite } from './site';

/** The site’s own logo, or the built-in one. */
export function Logo() {
  const { logo } = useSite();
  if (logo) return <img src={logo} alt="" style={{ height: 32, maxWidth: 120, objectFit: 'contain' }} />;
  return (
    <SvgIcon viewBox="0 0 32 32" sx={{ color: 'primary.main', fontSize: 30 }} aria-hidden>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2 15 C 9 8, 23 8, 30 15" strokeWidth="3.2" />
        <path
          d="M4 25 V 21 a 4 4 0 0 1 8 0 V 25 M 12 25 V 21 a 4 4 0 0 1 8 0 V 25 M 20 25 V 21 a 4 4 0 0 1 8 0 V 25"
          strokeWidth="2.2"
        />
      </g>
    </SvgIcon>
  );
}
