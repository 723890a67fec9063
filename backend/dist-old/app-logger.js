import { ConsoleLogger } from '@nestjs/common';
const order = [
    'fatal',
    'error',
    'warn',
    'log',
    'debug',
    'verbose'
];
/** Nest's own start-up messages, useful only for debugging it. */ const internals = new Set([
    'NestFactory',
    'InstanceLoader',
    'RoutesResolver',
    'RouterExplorer',
    'WebSocketsController',
    'NestApplication'
]);
/** They log start-up errors that are also thrown; `main.ts` reports those once, more clearly. */ const startFailures = new Set([
    'ExceptionHandler',
    'NestApplication',
    'TypeOrmModule'
]);
/** Prints messages of the configured level, and stores everything above debug level in the application log. */ export class AppLogger extends ConsoleLogger {
    kept;
    verboseStart;
    constructor(level, kept){
        const wanted = level === 'info' ? 'log' : level;
        super('Passerelle', {
            logLevels: order.slice(0, order.indexOf(wanted) + 1),
            colors: false
        }), this.kept = kept;
        this.verboseStart = wanted === 'debug' || wanted === 'verbose';
    }
    log(message, ...rest) {
        if (!this.verboseStart && internals.has(String(rest.at(-1)))) return;
        super.log(...this.keep('info', message, rest));
    }
    warn(message, ...rest) {
        super.warn(...this.keep('warn', message, rest));
    }
    error(message, ...rest) {
        if (!this.verboseStart && startFailures.has(String(rest.at(-1)))) return;
        super.error(...this.keep('error', message, rest));
    }
    fatal(message, ...rest) {
        super.fatal(...this.keep('error', message, rest));
    }
    /** The masked message, detail and context, for the terminal. */ keep(level, message, rest) {
        const { message: text, detail, context } = this.kept.addEntry(level, message, rest);
        return [
            text,
            ...detail === null ? [] : [
                detail
            ],
            ...context === null ? [] : [
                context
            ]
        ];
    }
}
//# sourceMappingURL=app-logger.js.map
