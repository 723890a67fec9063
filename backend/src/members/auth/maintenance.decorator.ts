import { SetMetadata } from '@nestjs/common';

export const OPEN_IN_MAINTENANCE = 'open-in-maintenance';

/** Opens a route in maintenance mode: administrators need it to sign in, or monitoring uses it. */
export const OpenInMaintenance = () => SetMetadata(OPEN_IN_MAINTENANCE, true);
