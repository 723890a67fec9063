/** API values of the target languages, and their codes for translation services. */ export const languageCodes = {
    english: 'en',
    spanish: 'es',
    german: 'de',
    italian: 'it',
    portuguese: 'pt',
    russian: 'ru',
    chinese: 'zh',
    japanese: 'ja',
    arabic: 'ar'
};
export const languages = Object.keys(languageCodes);
//# sourceMappingURL=languages.js.map
