import { QueryFailedError } from 'typeorm';
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
/** Whether a write violated a foreign key: the referenced row is missing, or the deleted row is still referenced. */ export function isForeignKeyViolation(error) {
    if (!(error instanceof QueryFailedError)) return false;
    const { code, errcode } = error.driverError;
    const isOfMysql = code === 'ER_NO_REFERENCED_ROW_2' || code === 'ER_ROW_IS_REFERENCED_2';
    return isOfMysql || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}
/** Whether a row was refused because its member was deleted during the request. Only MySQL names the violated key. */ export function isMemberGone(error) {
    return isForeignKeyViolation(error) && /FOREIGN KEY \(`userId`\) REFERENCES `users`/.test(String(error));
}
//# sourceMappingURL=foreign-key-violation.js.map
