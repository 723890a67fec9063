import type { DataRouter } from 'react-router';

let underWay = false;

/** Notes at once, and not with the next rendering, when the router sets out for another page and when it is there. */
export function watchRouter(router: DataRouter): void {
  router.subscribe(({ navigation }) => {
    underWay = navigation.state !== 'idle';
  });
}

/** Whether another page is about to be shown: a navigation of one’s own would call it off. */
export function isUnderWay(): boolean {
  return underWay;
}
