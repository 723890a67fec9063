import { fold } from '../../api-client/fold.js';
const MAX_LENGTH = 80;
/** File name for a title, with characters that every system accepts. */ export function fileName(title, extension) {
    const name = fold(title).replace(/[^a-z0-9]+/g, '-').slice(0, MAX_LENGTH).replace(/^-|-$/g, '');
    return `${name || 'tutoriel'}.${extension}`;
}
//# sourceMappingURL=file-name.js.map
