import { createConnection } from 'mysql2';
const LOOK_EVERY_MS = 250;
/**
 * Counts unanswered checks rather than time: a process that was itself blocked has made one check, however long it
 * took.
 */ const LOOKS_UNTIL_SILENT = 4;
/** A connection silent for this many checks may be dead although the server lives. */ const LOOKS_UNTIL_RENEWED = 12;
/**
 * Pings the server on a connection of its own. A frozen server, or a network that drops packets, refuses nothing and is
 * recognized only by its silence; a long query is not silence.
 */ export class SilenceWatch {
    url;
    onSilent;
    timer;
    connection;
    isAsking = false;
    looks = 0;
    silent = false;
    /** @param onSilent called on each check while no answer has come for a second */ constructor(url, onSilent){
        this.url = url;
        this.onSilent = onSilent;
        this.timer = setInterval(()=>this.check(), LOOK_EVERY_MS).unref();
    }
    get isSilent() {
        return this.silent;
    }
    end() {
        clearInterval(this.timer);
        this.drop();
    }
    check() {
        if (!this.isAsking) {
            this.ask();
            return;
        }
        this.looks += 1;
        if (this.looks === LOOKS_UNTIL_SILENT && !this.silent) {
            this.silent = true;
            this.onSilent();
        }
        if (this.looks === LOOKS_UNTIL_RENEWED) {
            this.drop();
            this.ask();
        }
    }
    ask() {
        this.isAsking = true;
        this.looks = 0;
        const connection = this.connection ??= this.connect();
        connection.ping((error)=>this.heard(connection, error));
    }
    drop() {
        const { stream } = this.connection ?? {};
        this.connection = undefined;
        stream?.destroy();
    }
    connect() {
        const connection = createConnection({
            uri: this.url,
            connectTimeout: 0
        });
        // A refused or lost connection raises an error by itself, in the pool too.
        connection.on('error', (error)=>this.heard(connection, error));
        return connection;
    }
    heard(connection, error) {
        if (connection !== this.connection) return;
        if (error) this.connection = undefined;
        this.isAsking = false;
        this.silent = false;
    }
}
//# sourceMappingURL=silence-watch.js.map
