/** Applies `change` to the text outside code spans; `afterCode` is false for the first piece. */ export function changeOutsideCode(text, change) {
    const runs = [
        ...text.matchAll(/`+|\n[ \t]*\n/g)
    ];
    let out = '';
    let done = 0;
    for(let at = 0; at < runs.length; at++){
        const opener = runs[at];
        if (!opener[0].startsWith('`')) continue;
        let closer = at + 1;
        // A code span ends at the latest with its paragraph.
        while(closer < runs.length && runs[closer][0].startsWith('`') && runs[closer][0] !== opener[0])closer++;
        if (runs[closer]?.[0] !== opener[0]) continue;
        const end = runs[closer].index + opener[0].length;
        out += change(text.slice(done, opener.index), done > 0) + text.slice(opener.index, end);
        done = end;
        at = closer;
    }
    return out + change(text.slice(done), done > 0);
}
//# sourceMappingURL=outside-code.js.map
