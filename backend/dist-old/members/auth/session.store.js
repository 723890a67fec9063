import { Store } from 'express-session';
/** Session rows and members loaded for the current requests. */ const read = new WeakMap();
/** The member of a loaded session; null when it has none, undefined when it was not loaded from the database. */ export function memberOf(session) {
    return read.get(session)?.user;
}
/** Adapter of express-session's store to SessionsService. */ export class SessionStore extends Store {
    sessions;
    constructor(sessions){
        super(), this.sessions = sessions;
    }
    get(sid, done) {
        this.sessions.loadSession(sid).then((found)=>{
            if (found) read.set(found.data, found);
            done(null, found?.data ?? null);
        }, (error)=>done(error));
    }
    /** Keeps the loaded member with the session object that express-session creates. */ createSession(request, data) {
        const session = super.createSession(request, data);
        const found = read.get(data);
        if (found) read.set(session, found);
        return session;
    }
    set(sid, data, done) {
        this.sessions.saveSession(sid, data).then(()=>done?.(null), (error)=>done?.(error));
    }
    destroy(sid, done) {
        this.sessions.endSession(sid).then(()=>done?.(null), (error)=>done?.(error));
    }
    touch(sid, session, done) {
        const found = read.get(session);
        if (!found) return done?.(null);
        this.sessions.touchSession(sid, found.lastSeenAt).then(()=>done?.(null), (error)=>done?.(error));
    }
}
//# sourceMappingURL=session.store.js.map
