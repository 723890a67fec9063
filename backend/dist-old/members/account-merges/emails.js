import { describeSuspension } from '../users/suspension.js';
/** Sent to the address of the deleted account. */ export function mergedAwayEmail({ displayName, username }, into) {
    return {
        subject: "Votre compte a \xe9t\xe9 fusionn\xe9 avec un autre",
        paragraphs: [
            `Bonjour ${displayName},`,
            `Un administrateur du site a fusionn\xe9 votre compte ${username} avec le compte ${into.username} : ce que vous avez \xe9crit et gard\xe9 s\u{2019}y trouve d\xe9sormais. Le compte ${username} n\u{2019}existe plus, ni son mot de passe.`,
            "Si vous ne l\u2019avez pas demand\xe9, \xe9crivez \xe0 qui tient le site."
        ]
    };
}
/** Sent to the remaining account. @param suspension when it was taken over from the deleted account */ export function mergedIntoEmail(into, { username }, suspension) {
    return {
        subject: "Un autre compte a \xe9t\xe9 fusionn\xe9 avec le v\xf4tre",
        paragraphs: [
            `Bonjour ${into.displayName},`,
            `Un administrateur du site a fusionn\xe9 le compte ${username} avec le v\xf4tre, ${into.username} : ce qui y a \xe9t\xe9 \xe9crit et gard\xe9 est d\xe9sormais chez vous. Votre mot de passe, votre adresse et vos r\xe9glages ne changent pas.`,
            ...suspension ? [
                describeSuspension(suspension)
            ] : [],
            "Si vous ne l\u2019avez pas demand\xe9, \xe9crivez \xe0 qui tient le site."
        ]
    };
}
//# sourceMappingURL=emails.js.map
