import session from 'express-session';
import { Config } from '../../config.js';
import { originalRequestOf } from '../../platform/common/internal-requests.js';
import { cookieSecret, isHttps } from './cookie-safety.js';
import { SessionStore } from './session.store.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
/** Loads the session before the routes run. Visitors without one cost no query and get no cookie. */ export function mountSessions(app) {
    app.use(reuseOriginalSession, ...sessionHandlers(app.get(Config), app.get(SessionsService), app.get(SignInService)), keepPrivate);
}
/** API calls on behalf of a page reuse the session loaded for the page. */ const reuseOriginalSession = (request, _response, next)=>{
    const asker = originalRequestOf(request);
    if (asker) {
        const { session, sessionID, sessionStore } = asker;
        Object.assign(request, {
            session,
            sessionID,
            sessionStore
        });
    }
    next();
};
/** Responses to members are private; public ones vary by cookie, since members may get another. */ const keepPrivate = (request, response, next)=>{
    response.vary('Cookie');
    if (request.user) response.set('Cache-Control', 'private, no-store');
    next();
};
/** Middleware that loads the session and its member. */ export function sessionHandlers(config, sessions, { passport }) {
    return [
        session({
            name: sessionCookie(config),
            secret: cookieSecret(config),
            store: new SessionStore(sessions),
            resave: false,
            saveUninitialized: false,
            cookie: {
                path: '/',
                httpOnly: true,
                sameSite: 'lax',
                secure: isHttps(config)
            }
        }),
        passport.initialize(),
        passport.session()
    ];
}
/** With this prefix, browsers accept the cookie only from this host over HTTPS. */ export function sessionCookie(config) {
    return isHttps(config) ? '__Host-passerelle' : 'passerelle';
}
//# sourceMappingURL=mount-sessions.js.map
