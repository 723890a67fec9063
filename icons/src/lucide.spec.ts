import { lucideShape } from './lucide';

describe('lucideShape', () => {
  it('leaves colour and width of the lines to the svg element, and dots filled', () => {
    expect(lucideShape('arrow-left')).toMatch(/^<path d="[^"]+"\/>$/);
    expect(lucideShape('palette')).toMatch(/<circle [^>]*fill="currentColor"\/>/);
    expect(lucideShape('palette')).not.toContain('stroke');
  });

  it('knows the names an icon had earlier', () => {
    expect(lucideShape('alert-triangle')).toBe(lucideShape('triangle-alert'));
  });

  it('refuses a name that is none, prototype or not', () => {
    expect(() => lucideShape('no-such-icon')).toThrow('"no-such-icon"');
    expect(() => lucideShape('constructor')).toThrow('"constructor"');
  });
});
