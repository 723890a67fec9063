import { SetMetadata } from '@nestjs/common';

export const OPEN_IN_MAINTENANCE = 'open-in-maintenance';

/** Answers while the site is in maintenance: what administrators need to sign in, and what watches over the process. */
export const OpenInMaintenance = () => SetMetadata(OPEN_IN_MAINTENANCE, true);
