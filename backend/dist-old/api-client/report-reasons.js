/** Built-in label of each reason, and the appearance field that may replace it. */ export const reportReasons = {
    spam: [
        'Spam',
        'reasonSpam'
    ],
    inappropriate: [
        "Contenu inappropri\xe9",
        'reasonInappropriate'
    ],
    offensive: [
        'Propos offensants',
        'reasonOffensive'
    ],
    harassment: [
        "Harc\xe8lement",
        'reasonHarassment'
    ],
    misinformation: [
        "D\xe9sinformation",
        'reasonMisinformation'
    ],
    other: [
        'Autre raison',
        'reasonOther'
    ]
};
//# sourceMappingURL=report-reasons.js.map
