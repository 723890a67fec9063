import { joinNames } from '../tutorials/signature.js';
import { namesOf } from './article.js';
/** Details of a chapter in the table of contents. */ export function chapterMetadata({ tutorial, domainName }) {
    return [
        domainName,
        joinNames(namesOf(tutorial))
    ].join(" \xb7 ");
}
//# sourceMappingURL=book.js.map
