import { LINE, trimmed } from '../common/plain-text.js';
const on = (label)=>({
        kind: 'switch',
        fallback: true,
        label
    });
const off = (label)=>({
        kind: 'switch',
        fallback: false,
        label
    });
const number = (fallback, min, max, label)=>({
        kind: 'number',
        fallback,
        min,
        max,
        label
    });
const text = (fallback, maxLength, label)=>({
        kind: 'text',
        fallback,
        maxLength,
        label
    });
/** Settings of the console, grouped as shown there. */ export const settingGroups = {
    application: {
        siteName: text('Passerelle', 60, 'Nom du site'),
        siteDescription: text("Des tutoriels en fran\xe7ais, dans tous les domaines.", 300, 'Description du site'),
        postsPerPage: number(10, 1, 50, "\xc9l\xe9ments par page"),
        enableNewRegistrations: on('Inscriptions ouvertes'),
        enableComments: on('Commentaires'),
        enableRatings: on("\xc9valuations"),
        enableRecommendations: on('Recommandations'),
        maintenanceMode: off('Mode maintenance'),
        adminNotifications: on('Notifications aux administrateurs'),
        enableWebsocket: on('Connexion en direct')
    },
    security: {
        passwordMinLength: number(8, 6, 16, 'Longueur minimale du mot de passe'),
        requireEmailConfirmation: on("Confirmation de l\u2019adresse e-mail"),
        maxLoginAttempts: number(5, 1, 10, 'Tentatives de connexion'),
        sessionTimeoutMinutes: number(60, 15, 1440, "Dur\xe9e de session en minutes"),
        enforceStrongPasswords: on('Mots de passe forts'),
        twoFactorAuth: off('Second facteur')
    },
    performance: {
        enableCache: on('Cache'),
        cacheDuration: number(60, 1, 1440, "Dur\xe9e du cache en minutes"),
        clearOnUpdate: on("Vider le cache \xe0 chaque modification")
    }
};
export const settingDefinitions = {
    ...settingGroups.application,
    ...settingGroups.security,
    ...settingGroups.performance
};
export const settingNames = Object.keys(settingDefinitions);
export const defaultSettings = Object.fromEntries(settingNames.map((name)=>[
        name,
        settingDefinitions[name].fallback
    ]));
/** Validates a value: a French sentence, or undefined when it is valid. */ export function settingProblem(name, value) {
    const definition = settingDefinitions[name];
    if (definition.kind === 'switch') {
        return typeof value === 'boolean' ? undefined : `Le r\xe9glage \xab ${definition.label} \xbb doit valoir vrai ou faux.`;
    }
    if (definition.kind === 'number') {
        const { min, max, label } = definition;
        const fits = Number.isInteger(value) && value >= min && value <= max;
        return fits ? undefined : `Le r\xe9glage \xab ${label} \xbb doit \xeatre un nombre entier entre ${min} et ${max}.`;
    }
    const { maxLength, label } = definition;
    const fits = typeof value === 'string' && trimmed(value) !== '' && value.length <= maxLength && LINE.test(value);
    return fits ? undefined : `Le r\xe9glage \xab ${label} \xbb doit \xeatre un texte de 1 \xe0 ${maxLength} caract\xe8res, sur une ligne.`;
}
//# sourceMappingURL=setting-definitions.js.map
