/** What a PDF tells of itself. Skia knows of the title alone. */
export interface PdfInformation {
  Title: string;
  Author: string;
  Subject: string;
  Keywords: string;
  Creator: string;
}

/**
 * Replaces what a PDF tells of itself, by the addition of a section at its end that the format foresees for changes;
 * gives its parts.
 */
export function withInformation(pdf: Uint8Array, information: PdfInformation, madeAt: Date): Uint8Array[] {
  const end = Buffer.from(pdf.subarray(-2048)).toString('latin1');
  const [, trailer] = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(end) ?? [];
  const [, previous] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(end) ?? [];
  const [, number] = /\/Info (\d+) 0 R/.exec(trailer ?? '') ?? [];
  // Of another make than ours; it is as good without.
  if (!trailer || !previous || !number) return [pdf];
  const date = `(D:${madeAt.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;
  const entries = Object.entries(information).map(([key, text]) => `/${key} ${hexText(String(text))}`);
  const object = `\n${number} 0 obj\n<<${entries.join('\n')}\n/CreationDate ${date}\n/ModDate ${date}>>\nendobj\n`;
  const objectAt = String(pdf.length + 1).padStart(10, '0');
  const tableAt = pdf.length + Buffer.byteLength(object);
  const table = `xref\n${number} 1\n${objectAt} 00000 n \ntrailer\n<<${trailer.trim()}\n/Prev ${previous}>>\nstartxref\n${tableAt}\n%%EOF\n`;
  return [pdf, Buffer.from(object + table, 'latin1')];
}

/** A text string in UTF-16, which holds every letter and nothing to escape. */
function hexText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}
