import { lazy, type ComponentType } from 'react';

export type Load<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/** The `Component` of a module, which is loaded when it is first shown. */
export function onDemand<Props>(load: Load<Props>) {
  return lazy(async () => ({ default: (await load()).Component }));
}
