/** With more bytes waiting to be sent, the client is not reading. */ const MAX_WAITING_BYTES = 1024 * 1024;
const MAX_MESSAGES = 100;
const WINDOW_MS = 10_000;
/** Several tabs share a connection. */ const MAX_TOPICS = 20;
/** Close codes by the server's reason. */ export const closeCodes = {
    stopping: 1001,
    tooMany: 1008,
    rightsChanged: 1012,
    sessionEnded: 4401,
    switchedOff: 4403
};
/** Shared by all connections without topics. */ const nothing = [];
/** A live connection of a member or visitor. */ export class Connection {
    socket;
    network;
    member;
    /** Number of the last notification sent; undefined until the server has sent hello. */ seq;
    /** Number of the last notification the client has, until the server has sent hello. */ after;
    /** Topics the client subscribes to; the latest is last. */ topics = nothing;
    heardAt = performance.now();
    sentState;
    received = 0;
    windowEndsAt = 0;
    constructor(socket, network, member){
        this.socket = socket;
        this.network = network;
        this.member = member;
        socket.on('pong', ()=>this.heard());
        socket.on('message', ()=>this.count());
    }
    /** Milliseconds since the last message from the client. */ get silentMs() {
        return performance.now() - this.heardAt;
    }
    get isOpen() {
        return this.socket.readyState === this.socket.OPEN;
    }
    send(message) {
        if (!this.isOpen) return;
        if (this.socket.bufferedAmount > MAX_WAITING_BYTES) this.socket.terminate();
        else this.socket.send(message);
    }
    /** @param after number of the last notification the client has; any other value means none */ hello(after) {
        this.after = Number.isInteger(after) && after >= 0 ? after : Infinity;
    }
    /** Answers a pending hello with the number at which the client starts. */ sendHello(newest) {
        if (this.after === undefined) return;
        this.seq = Math.min(this.after, newest);
        this.after = undefined;
        this.sentState = undefined;
        this.send(JSON.stringify({
            type: 'welcome',
            member: this.member.id,
            seq: this.seq
        }));
    }
    sendNotification(seq, message) {
        this.seq = seq;
        // The client has counted it as unread, so the count must be sent again.
        this.sentState = undefined;
        this.send(message);
    }
    /** Whether this notification follows the last one and the client's unread count is current. */ isNext(seq) {
        return this.seq === seq - 1 && this.sentState?.seq === seq - 1;
    }
    sendNext(seq, message) {
        this.seq = seq;
        this.sentState.seq = seq;
        this.sentState.unread += 1;
        this.send(message);
    }
    /** Sends the member's inbox state unless it is current; false when the connection is ahead of it. */ sendState(state) {
        if (this.seq > state.seq) return false;
        this.seq = state.seq;
        const { sentState: told } = this;
        if (told && !this.differs(state) && told.unread === state.unread) return true;
        this.sentState = {
            ...state
        };
        this.send(JSON.stringify({
            type: 'standing',
            ...state
        }));
        return true;
    }
    /** Whether an inbox has changed since its state was last sent. */ differs({ seq, readSeq, clearedSeq }) {
        const { sentState: told } = this;
        return seq !== told?.seq || readSeq !== told.readSeq || clearedSeq !== told.clearedSeq;
    }
    /** Adds a topic; returns the oldest one if it had to be dropped. */ watch(topic) {
        const topics = [
            ...this.topics.filter((each)=>each !== topic),
            topic
        ];
        const dropped = topics.length > MAX_TOPICS ? topics.shift() : undefined;
        this.topics = topics;
        return dropped;
    }
    ping() {
        this.socket.ping();
    }
    close(code) {
        this.socket.close(code);
    }
    /** Without a close frame, which would not arrive. */ terminate() {
        this.socket.terminate();
    }
    heard() {
        this.heardAt = performance.now();
    }
    count() {
        this.heard();
        if (this.heardAt > this.windowEndsAt) {
            this.windowEndsAt = this.heardAt + WINDOW_MS;
            this.received = 0;
        }
        this.received += 1;
        if (this.received > MAX_MESSAGES) this.close(closeCodes.tooMany);
    }
}
//# sourceMappingURL=connection.js.map
