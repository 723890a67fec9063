import { Screen } from '../frame/Screen';

export function Component() {
  return <Screen title="Gestion des Utilisateurs">{null}</Screen>;
}
