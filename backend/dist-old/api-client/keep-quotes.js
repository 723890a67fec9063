/** Puts no-break spaces inside « quotation marks », so that they never wrap alone. */ export function keepQuotes(text) {
    return text.replaceAll("\xab ", "\xab\xa0").replaceAll(" \xbb", "\xa0\xbb");
}
//# sourceMappingURL=keep-quotes.js.map
