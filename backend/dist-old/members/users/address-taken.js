import { ConflictException } from '@nestjs/common';
import { errorBody } from '../../platform/common/error-codes.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
export function addressTaken() {
    const message = "Cette adresse e-mail est d\xe9j\xe0 utilis\xe9e.";
    return new ConflictException(errorBody('already_exists', message, {
        email: message
    }));
}
/** Turns a unique violation of an email change into a refusal. @throws ConflictException when the address is taken */ export async function unlessAddressTaken(change) {
    try {
        return await change;
    } catch (error) {
        throw isUniqueViolation(error) ? addressTaken() : error;
    }
}
//# sourceMappingURL=address-taken.js.map
