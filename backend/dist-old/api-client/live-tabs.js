import { LiveConnection } from './live.js';
/** One connection for all tabs where the browser supports Web Locks and BroadcastChannel, else one per tab. */ export function openLive(url, member, options) {
    const canShare = typeof BroadcastChannel !== 'undefined' && typeof navigator !== 'undefined' && 'locks' in navigator;
    try {
        if (canShare) return new SharedLive(url, member, options);
    } catch  {
    // With storage blocked, some browsers refuse BroadcastChannel.
    }
    return new LiveConnection(url, options);
}
/**
 * The tab that holds the lock owns the connection and forwards its messages. When it closes, the next tab takes
 * over after the last notification it received.
 */ let SharedLive = class SharedLive {
    url;
    options;
    channel;
    name;
    closing = new AbortController();
    tab = `${Math.random()}`;
    connection;
    seq;
    /** The server's welcome to the open connection of this tab. */ welcome;
    isWanted = false;
    constructor(url, member, options){
        this.url = url;
        this.options = options;
        this.name = `passerelle-live-${member ?? 'visitor'}`;
        this.channel = new BroadcastChannel(this.name);
        this.channel.onmessage = ({ data })=>this.hear(data);
    }
    connect(after) {
        if (after !== undefined) this.seq = Math.max(after, this.seq ?? 0);
        if (this.isWanted) return;
        this.isWanted = true;
        this.tell({
            about: 'asked',
            by: this.tab
        });
        const held = new Promise((release)=>{
            this.closing.signal.addEventListener('abort', ()=>release());
        });
        navigator.locks.request(this.name, {
            signal: this.closing.signal
        }, ()=>{
            this.lead();
            return held;
        }).catch((error)=>{
            if (this.closing.signal.aborted) return;
            // Other browsers refuse Web Locks: each tab then has its own connection.
            if (error instanceof DOMException && error.name === 'SecurityError') this.lead();
            else throw error;
        });
    }
    reconnect() {
        if (this.connection) this.connection.reconnect();
        else this.tell({
            about: 'reconnect'
        });
    }
    close() {
        this.closing.abort();
        this.connection?.close();
        this.channel.close();
    }
    send(message) {
        if (this.connection) this.connection.send(message);
        else this.tell({
            about: 'send',
            message
        });
    }
    /** A page that is being unloaded sends nothing more. */ tell(told) {
        if (!this.closing.signal.aborted) this.channel.postMessage(told);
    }
    lead() {
        const tell = (told)=>this.tell(told);
        this.connection = new LiveConnection(this.url, {
            ...this.options,
            onState: (state)=>{
                if (state !== 'open') this.welcome = undefined;
                tell({
                    about: 'state',
                    state
                });
                this.options.onState(state);
            },
            onMessage: (message)=>{
                if (message.type === 'welcome') this.welcome = message;
                tell({
                    about: 'message',
                    message
                });
                this.options.onMessage(message);
            }
        });
        this.connection.connect(this.seq);
    }
    hear(told) {
        if (this.connection) this.answer(this.connection, told);
        else if (told.about === 'state') this.options.onState(told.state);
        else if (told.about === 'message' && (told.to ?? this.tab) === this.tab) this.follow(told.message);
    }
    answer(connection, told) {
        if (told.about === 'asked') {
            this.tell({
                about: 'state',
                state: connection.state
            });
            // Without the number: the tab that asks may have read later notifications than the welcome spoke of.
            const message = this.welcome && {
                ...this.welcome,
                seq: undefined
            };
            if (message) this.tell({
                about: 'message',
                message,
                to: told.by
            });
        } else if (told.about === 'reconnect') connection.reconnect();
        else if (told.about === 'send') connection.send(told.message);
    }
    follow(message) {
        const { seq } = message['metadata'] ?? {};
        if (message.type === 'notification' && seq !== undefined) {
            if (seq <= (this.seq ?? 0)) return;
            this.seq = seq;
        }
        if (message.type === 'welcome') this.seq = message['seq'] ?? this.seq;
        this.options.onMessage(message);
    }
};
//# sourceMappingURL=live-tabs.js.map
