import { MembersOnly } from '../../features/session/MembersOnly';
import { Component as ComingPage } from './ComingPage';

/** Stands where a part of the site for members will open. */
export function Component() {
  return <MembersOnly>{() => <ComingPage />}</MembersOnly>;
}
