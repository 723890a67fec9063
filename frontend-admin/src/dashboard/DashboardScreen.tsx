import { Screen } from '../frame/Screen';

export function Component() {
  return <Screen title="Tableau de bord">{null}</Screen>;
}
