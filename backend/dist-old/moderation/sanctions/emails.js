import { describeSuspension } from '../../members/users/suspension.js';
export function suspendedEmail(user) {
    return {
        subject: 'Votre compte est suspendu',
        paragraphs: [
            `Bonjour ${user.displayName},`,
            describeSuspension(user),
            "D\u2019ici l\xe0, vous pouvez lire le site comme tout le monde, mais pas vous connecter."
        ]
    };
}
export function suspensionLiftedEmail({ displayName }) {
    return {
        subject: "Votre compte n\u2019est plus suspendu",
        paragraphs: [
            `Bonjour ${displayName},`,
            "La suspension de votre compte est lev\xe9e : vous pouvez \xe0 nouveau vous connecter."
        ]
    };
}
//# sourceMappingURL=emails.js.map
