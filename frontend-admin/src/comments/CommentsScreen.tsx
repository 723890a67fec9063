import { Screen } from '../frame/Screen';

export function Component() {
  return <Screen title="Commentaires">{null}</Screen>;
}
