const MAX_ATTEMPTS = 50;
const FIRST_DELAY_MS = 1000;
const DELAY_GROWTH = 1.5;
const JITTER = 0.1;
const MAX_DELAY_MS = 30_000;
const PING_EVERY_MS = 45_000;
/** The connection counts as dead if nothing arrives within this time after a ping. */ const ANSWER_WITHIN_MS = 15_000;
/** Jitter, so that clients do not reconnect all at once. */ const ADMIT_WITHIN_MS = 25_000;
const MAX_QUEUED = 100;
/** Close codes after which reconnecting is pointless. */ const FINAL_CODES = new Set([
    4401,
    4403
]);
/** Delay before reconnect attempt `n`, from 0. */ export function reconnectDelay(attempt, random = Math.random) {
    const delay = Math.min(FIRST_DELAY_MS * DELAY_GROWTH ** attempt, MAX_DELAY_MS);
    return Math.min(delay * (1 + JITTER * (2 * random() - 1)), MAX_DELAY_MS);
}
/** WebSocket URL of the page's site. */ export function liveUrl({ protocol, host }) {
    return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
}
/** A live connection that reconnects and requests missed notifications. */ export class LiveConnection {
    url;
    options;
    state = 'closed';
    /** Number of the last notification received; without it the server sends new ones only. */ seq;
    socket;
    queue = [];
    attempts = 0;
    keepsTrying = true;
    retry;
    pinging;
    awaited;
    constructor(url, options){
        this.url = url;
        this.options = options;
    }
    /** @param after number of the last known notification */ connect(after) {
        if (after !== undefined) this.seq = Math.max(after, this.seq ?? 0);
        if (this.state !== 'closed') return;
        this.keepsTrying = true;
        clearTimeout(this.retry);
        this.change('connecting');
        const open = this.options.open ?? ((url)=>new WebSocket(url));
        const socket = open(this.url);
        this.socket = socket;
        socket.onopen = ()=>this.opened();
        socket.onmessage = ({ data })=>this.received(data);
        socket.onclose = ({ code })=>this.closed(socket, code);
        // A `close` event follows.
        socket.onerror = ()=>undefined;
        this.awaitAnswer(socket, ADMIT_WITHIN_MS);
    }
    /** Reconnects at once and resets the backoff. */ reconnect() {
        this.attempts = 0;
        this.connect();
    }
    /** Closes the connection permanently. */ close() {
        this.keepsTrying = false;
        clearTimeout(this.retry);
        const { socket } = this;
        socket?.close(1000);
        if (socket) this.closed(socket, 1000);
    }
    /** Sends now or once connected; the queue drops its oldest messages when full. */ send(message) {
        if (this.state === 'open') {
            this.socket.send(JSON.stringify(message));
            return;
        }
        this.queue.push(message);
        if (this.queue.length > MAX_QUEUED) this.queue.shift();
        this.connect();
    }
    opened() {
        this.answered();
        this.attempts = 0;
        this.change('open');
        this.send({
            type: 'hello',
            after: this.seq
        });
        for (const message of this.queue.splice(0))this.send(message);
        this.pinging = setInterval(()=>this.ping(), PING_EVERY_MS);
    }
    ping() {
        this.send({
            type: 'ping',
            timestamp: Date.now()
        });
        this.awaitAnswer(this.socket, ANSWER_WITHIN_MS);
    }
    awaitAnswer(socket, withinMs) {
        this.awaited ??= setTimeout(()=>{
            socket.close();
            // Without a network a socket notices the loss late.
            this.closed(socket, 1006);
        }, withinMs);
    }
    answered() {
        clearTimeout(this.awaited);
        this.awaited = undefined;
    }
    received(data) {
        this.answered();
        const message = parse(data);
        if (message && this.isNew(message)) this.options.onMessage(message);
    }
    /** Deduplicates notifications that the server sends again after a broken connection. */ isNew(message) {
        // The server resumes after the last known number, if it still knows that number.
        if (message.type === 'welcome') this.seq = message['seq'] ?? this.seq;
        if (message.type !== 'notification') return true;
        const { seq } = message['metadata'] ?? {};
        if (seq === undefined) return true;
        if (seq <= (this.seq ?? 0)) return false;
        this.seq = seq;
        return true;
    }
    closed(socket, code) {
        if (socket !== this.socket) return;
        this.socket = undefined;
        clearInterval(this.pinging);
        this.answered();
        this.change('closed');
        if (FINAL_CODES.has(code)) this.keepsTrying = false;
        if (!this.keepsTrying || this.attempts >= MAX_ATTEMPTS) return;
        this.retry = setTimeout(()=>this.connect(), reconnectDelay(this.attempts, this.options.random));
        this.attempts += 1;
    }
    change(state) {
        this.state = state;
        this.options.onState(state);
    }
}
function parse(data) {
    try {
        const message = JSON.parse(String(data));
        return typeof message?.type === 'string' ? message : undefined;
    } catch  {
        return undefined;
    }
}
//# sourceMappingURL=live.js.map
