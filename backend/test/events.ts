import { EventDispatcher } from '../src/platform/domain-events/event-dispatcher.js';
import type { TestApp } from './app.js';

/** Waits until subscribers have handled all events so far. */
export function eventsHandled({ nest }: TestApp): Promise<void> {
  return nest.get(EventDispatcher).idle();
}
