import { DiscoveryService } from '@nestjs/core';
import { DAY_MS } from '@passerelle/api-client/durations';

const TEXTS_LAST_DAYS = 365;

/**
 * Marks a method without arguments that deletes expired data; `RetentionService` calls it at start-up and daily. Takes
 * its French name, for the log.
 */
export const RetentionTask = DiscoveryService.createDecorator<string>();

/** Texts of matters settled before this date are deleted. The privacy policy states the period. */
export function textsExpireBefore(): Date {
  return new Date(Date.now() - TEXTS_LAST_DAYS * DAY_MS);
}
