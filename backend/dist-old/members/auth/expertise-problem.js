import { BadRequestException } from '@nestjs/common';
import { expertiseIds } from '../users/expertise.js';
export const UNKNOWN_EXPERTISE = "Ce domaine d\u2019expertise n\u2019existe pas.";
/** @throws BadRequestException for an unknown code */ export function refuseUnknownExpertise(codes, { expertise }) {
    const known = new Set([
        ...expertiseIds,
        ...(expertise ?? []).map(({ code })=>code)
    ]);
    if (codes.every((code)=>known.has(code))) return;
    const message = UNKNOWN_EXPERTISE;
    throw new BadRequestException({
        message,
        errors: {
            expertise: message
        }
    });
}
//# sourceMappingURL=expertise-problem.js.map
