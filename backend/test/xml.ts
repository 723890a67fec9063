import sax from 'sax';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** All the text in it. */
  text: string;
  children: XmlElement[];
}

/** Reads a document as strictly as XML wants it. @throws Error where it is not well-formed */
export function parseXml(document: string): XmlElement {
  const reader = sax.parser(true, { xmlns: true });
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  reader.onerror = (error) => {
    throw error;
  };
  reader.onopentag = ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, attribute]) => [
      key,
      typeof attribute === 'string' ? attribute : attribute.value,
    ]);
    const element = { name, attributes: Object.fromEntries(values), text: '', children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  };
  reader.ontext = (text) => open.forEach((element) => (element.text += text));
  reader.onclosetag = () => void open.pop();
  reader.write(document).close();
  return root.children[0]!;
}

/** The elements of a name directly below one. */
export function childrenNamed({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** The text of the first element of a name directly below one. */
export function textOf(element: XmlElement, name: string): string | undefined {
  return childrenNamed(element, name)[0]?.text;
}
