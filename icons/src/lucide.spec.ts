import { lucideShape } from './lucide';

describe('lucideShape', () => {
  it('leaves colour and stroke width to the svg element, and keeps dots filled', () => {
    expect(lucideShape('arrow-left')).toMatch(/^<path d="[^"]+"\/>$/);
    expect(lucideShape('palette')).toMatch(/<circle [^>]*fill="currentColor"\/>/);
    expect(lucideShape('palette')).not.toContain('stroke');
  });

  it('knows the former names of icons', () => {
    expect(lucideShape('alert-triangle')).toBe(lucideShape('triangle-alert'));
  });

  it('refuses an unknown name, even one of Object.prototype', () => {
    expect(() => lucideShape('no-such-icon')).toThrow('"no-such-icon"');
    expect(() => lucideShape('constructor')).toThrow('"constructor"');
  });
});
