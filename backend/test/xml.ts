import sax from 'sax';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** Text including that of its descendants. */
  text: string;
  children: XmlElement[];
}

/**
 * Strict XML parser.
 * @throws Error when the document is not well-formed
 */
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

/** Child elements with this name. */
export function childrenNamed({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** Text of the first child element with this name. */
export function textOf(element: XmlElement, name: string): string | undefined {
  return childrenNamed(element, name)[0]?.text;
}
