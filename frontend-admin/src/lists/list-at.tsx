import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { NotFoundScreen } from '../frame/NotFoundScreen';
import { soundParams } from './sound-params';

/** A list at the address of its resource, without pages below it; removes invalid parameters from the address. */
export function listAt(List: ComponentType<object>) {
  return function ListAt() {
    const below = useParams()['*'];
    const { pathname, search } = useLocation();
    const sound = soundParams(search);
    if (below) return <NotFoundScreen />;
    return sound === search ? <List /> : <Navigate to={pathname + sound} replace />;
  };
}
