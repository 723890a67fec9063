/** Initials of the first two words of a name; « ? » for an empty one. */ export function initialsOf(name) {
    const words = name.trim().split(/\s+/).filter(Boolean).slice(0, 2);
    return words.map((word)=>[
            ...word
        ][0].toUpperCase()).join('') || '?';
}
//# sourceMappingURL=initials.js.map
