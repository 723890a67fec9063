const MOST_COMMON = 10_000;
let commonest;
/** Why a new password is refused, as a French sentence; undefined when it is fine. */ export async function passwordProblem(password, { passwordMinLength, enforceStrongPasswords }, owner) {
    if ([
        ...password
    ].length < passwordMinLength) {
        return `Le mot de passe doit contenir au moins ${passwordMinLength} caract\xe8res`;
    }
    if (enforceStrongPasswords && !(/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{N}/u.test(password))) {
        return 'Le mot de passe doit contenir au moins une lettre majuscule, une lettre minuscule et un chiffre';
    }
    const lower = password.toLowerCase();
    if ((await commonPasswords()).has(lower) || lower === owner.username.toLowerCase() || lower === owner.email) {
        return "Ce mot de passe est trop courant. Choisissez-en un que personne d\u2019autre n\u2019aurait.";
    }
    return undefined;
}
/** Loaded when first needed: the dictionaries take 3 MB. */ async function commonPasswords() {
    if (!commonest) {
        const { dictionary } = await import('@zxcvbn-ts/language-common');
        // Ordered by frequency.
        commonest = new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));
    }
    return commonest;
}
//# sourceMappingURL=password-rules.js.map
