/** TypeORM’s own list of what a database has been through. An archive names the last; a restoration makes it anew. */
export const MIGRATIONS_TABLE = 'migrations';
