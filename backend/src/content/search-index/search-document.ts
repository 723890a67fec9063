/** A tutorial as the index stores it. */
export interface SearchDocument {
  id: number;
  /** Fingerprint of its content; a document with the same state need not be put again. */
  state: string;
  title: string;
  description: string;
  author: string;
  tags: DocumentTag[];
  domainId: number;
  difficulty: string | null;
  /** In minutes. */
  readTime: number | null;
  /** Milliseconds since the Unix epoch. */
  date: number;
  sections: Section[];
}

export interface DocumentTag {
  /** Key for comparing tags. */
  key: string;
  name: string;
}

/** Text between a heading and the next; the first section may have no heading. */
export interface Section {
  heading: string | null;
  /** Id of the heading on the page. */
  anchor: string | null;
  /** One line per block. */
  text: string;
}
