import { SetMetadata } from '@nestjs/common';
export const OPEN_IN_MAINTENANCE = 'open-in-maintenance';
/** Open in maintenance mode: what administrators need to sign in, and monitoring. */ export const OpenInMaintenance = ()=>SetMetadata(OPEN_IN_MAINTENANCE, true);
//# sourceMappingURL=maintenance.decorator.js.map
