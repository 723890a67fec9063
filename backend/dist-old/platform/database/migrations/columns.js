/** Column definitions with the same meaning on SQLite, MariaDB and MySQL. */ export class Columns {
    mysql;
    constructor(queryRunner){
        this.mysql = queryRunner.dataSource.options.type === 'mysql';
    }
    id() {
        return {
            name: 'id',
            type: this.mysql ? 'int' : 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment'
        };
    }
    integer(name, options = {}) {
        return {
            name,
            type: this.mysql ? 'int' : 'integer',
            ...options
        };
    }
    double(name, options = {}) {
        return {
            name,
            type: 'double',
            ...options
        };
    }
    /** Text for people; on MySQL comparisons ignore case and accents. */ text(name, length, options = {}) {
        return {
            name,
            type: 'varchar',
            length: String(length),
            ...options
        };
    }
    /** Text for machines (slugs, folded text, hashes); comparisons are exact on every database. */ exactText(name, length, options = {}) {
        const exact = this.mysql ? {
            charset: 'utf8mb4',
            collation: 'utf8mb4_bin'
        } : {};
        return {
            ...this.text(name, length, options),
            ...exact
        };
    }
    longText(name, options = {}) {
        return {
            name,
            type: this.mysql ? 'longtext' : 'text',
            ...options
        };
    }
    /** Boolean, false by default. */ flag(name) {
        return {
            name,
            type: 'boolean',
            default: this.mysql ? 0 : false
        };
    }
    /** UTC timestamp with milliseconds. */ moment(name, options = {}) {
        return {
            name,
            type: 'datetime',
            ...this.mysql ? {
                precision: 3
            } : {},
            ...options
        };
    }
}
//# sourceMappingURL=columns.js.map
