/** TypeORM's list of applied migrations. An archive names them in its manifest, and a restore recreates the table. */ export const MIGRATIONS_TABLE = 'migrations';
//# sourceMappingURL=kept-tables.js.map
