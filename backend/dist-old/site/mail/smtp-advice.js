const NOT_SET = "Aucun service d\u2019envoi n\u2019est r\xe9gl\xe9 : le message est un fichier du dossier \xab\xa0outbox\xa0\xbb des donn\xe9es du serveur. Donnez la variable SMTP_URL au serveur, puis red\xe9marrez-le.";
const ACCEPTED = "Le serveur de courrier a pris le message. S\u2019il n\u2019arrive pas, regardez parmi les ind\xe9sirables, puis les trois enregistrements ci-dessous.";
/** Advice by nodemailer's error code. */ const advice = {
    EDNS: "Ce nom de serveur n\u2019existe pas, ou le DNS ne r\xe9pond pas. V\xe9rifiez l\u2019h\xf4te dans SMTP_URL.",
    ESOCKET: "Personne ne r\xe9pond \xe0 cette adresse. V\xe9rifiez l\u2019h\xf4te et le port de SMTP_URL : 587 avec smtp://, 465 avec smtps://. Certains h\xe9bergeurs ferment le port 25.",
    ETIMEDOUT: "Le serveur n\u2019a pas r\xe9pondu \xe0 temps. Un pare-feu peut fermer ce port ; essayez 587 avec smtp://, ou 465 avec smtps://.",
    ETLS: "La connexion chiffr\xe9e a \xe9chou\xe9. V\xe9rifiez que le port va avec smtp:// ou smtps://, et que le certificat du serveur porte bien ce nom.",
    EAUTH: "Le serveur refuse le nom d\u2019utilisateur ou le mot de passe de SMTP_URL. Un caract\xe8re comme @ ou / s\u2019y \xe9crit %40 ou %2F."
};
const TEMPORARY = "Le serveur ne prend pas ce message pour le moment. R\xe9essayez dans quelques minutes.";
const REFUSED = "Le serveur refuse l\u2019exp\xe9diteur, le destinataire ou le message. V\xe9rifiez l\u2019adresse d\u2019essai, et que ce serveur veut bien \xe9crire au nom de ce domaine.";
const UNKNOWN = "L\u2019envoi a \xe9chou\xe9. Le journal en dit davantage.";
/** Advice after a test email was accepted. @param answer null when there is no mail server */ export function adviceAfter(answer) {
    return answer === null ? NOT_SET : ACCEPTED;
}
/** Advice after a failed email. */ export function adviceOn({ code = '', responseCode = 0, message }) {
    if (/certificate|altnames|self[- ]signed|wrong version number/i.test(message)) return advice['ETLS'];
    if (code !== 'EAUTH' && responseCode >= 500) return REFUSED;
    if (code !== 'EAUTH' && responseCode >= 400) return TEMPORARY;
    return advice[code === 'ECONNECTION' ? 'ESOCKET' : code] ?? UNKNOWN;
}
//# sourceMappingURL=smtp-advice.js.map
