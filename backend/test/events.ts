import { EventDispatcher } from '../src/platform/domain-events/event-dispatcher.js';
import type { TestApp } from './app.js';

/** Resolves once subscribers have handled all that has happened so far. */
export function eventsHandled({ nest }: TestApp): Promise<void> {
  return nest.get(EventDispatcher).idle();
}
