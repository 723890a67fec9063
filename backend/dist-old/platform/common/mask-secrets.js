const MASK = '***';
/** `name=value`, `name: value` or `"name":"value"`. */ const NAMED = /((?:pass(?:word|wd|e)?|mot de passe|secret|token|jeton|authorization|cookie|api[-_]?key|recovery\w{0,20}|totp\w{0,20})["']?\s*[:=]\s*)(?:(?:bearer|basic)\s+)?("[^"]*"|'[^']*'|[^\s"',;&)}\]]+)/gi;
/** The password in `//user:password@host`. */ const IN_URL = /(\/\/[^\s:/@]*:)[^\s@/]+(?=@)/g;
/** Password hashes, signed session ids and bearer tokens. */ const FORMS = /\$argon2[\w$=,+/.-]+|\bs%3A[\w%.+/-]+|\bBearer\s+[\w.~+/-]+/gi;
/**
 * Masks credentials in a text.
 * @param known secret values to mask wherever they occur
 */ export function maskSecrets(text, known) {
    let masked = text;
    for (const secret of known)masked = masked.replaceAll(secret, MASK);
    return masked.replace(IN_URL, `$1${MASK}`).replace(FORMS, MASK).replace(NAMED, `$1${MASK}`);
}
/** Secret values of the configuration. */ export function secretsOf({ admin, sessionSecret, renderToken, smtpUrl, database }) {
    const urls = [
        smtpUrl,
        database.kind === 'mysql' ? database.url : undefined
    ];
    const passwords = urls.flatMap((url)=>{
        if (!url || !URL.canParse(url)) return [];
        const { password } = new URL(url);
        return [
            password,
            decodeURIComponent(password)
        ];
    });
    const all = [
        admin.password,
        sessionSecret,
        renderToken,
        ...passwords
    ];
    // Shorter values would mask half of the log.
    return all.filter((secret)=>secret !== undefined && secret.length >= 6);
}
//# sourceMappingURL=mask-secrets.js.map
