import { css } from '#styles/css';

export function NoNotification() {
  return <p className={css({ color: 'fg.muted', textAlign: 'center', py: '2' })}>Aucune notification</p>;
}
