import { Screen } from '../frame/Screen';

export function Component() {
  return <Screen title="Paramètres Système">{null}</Screen>;
}
