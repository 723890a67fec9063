import { useLocation, useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import { returnPath } from './return-path';

/** Redirects members away from the sign-in pages. */
export function Arrival() {
  const navigate = useNavigate();
  const path = returnPath(useLocation().search);
  useEffect(() => void navigate(path, { replace: true }), [path, navigate]);
  return null;
}
