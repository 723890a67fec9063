/** What search knows of a tutorial. */
export interface SearchDocument {
  id: number;
  /** Tells one state of it from the others: what is there in the same state need not be put again. */
  state: string;
  title: string;
  description: string;
  author: string;
  tags: DocumentTag[];
  domainId: number;
  difficulty: string | null;
  /** Minutes. */
  readTime: number | null;
  /** Milliseconds since 1970. */
  date: number;
  sections: Section[];
}

export interface DocumentTag {
  /** By which tags are compared. */
  key: string;
  name: string;
}

/** What stands below a heading, up to the next one; the first section may have none. */
export interface Section {
  heading: string | null;
  /** Id of the heading on the page. */
  anchor: string | null;
  /** One line a block. */
  text: string;
}
