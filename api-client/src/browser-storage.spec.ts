import { describe, expect, it } from '@jest/globals';
import { browserStorage } from './browser-storage.js';

/** A `Storage` that can be full. */
class FakeStore {
  isFull = false;
  readonly values = new Map<string, string>();
  getItem(key: string) {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('Full', 'QuotaExceededError');
    this.values.set(key, value);
  }
  removeItem(key: string) {
    this.values.delete(key);
  }
}

describe('a value stored by the browser', () => {
  it('is stored in the given store', () => {
    const store = new FakeStore();
    const storage = browserStorage(() => store as unknown as Storage);
    expect(storage.read('theme')).toBeNull();
    expect(storage.keep('theme', 'dark')).toBe(true);
    expect([...store.values]).toEqual([['theme', 'dark']]);
    expect(storage.read('theme')).toBe('dark');
    storage.forget('theme');
    expect(storage.read('theme')).toBeNull();
    expect(store.values.size).toBe(0);
  });

  it('can be changed by other tabs', () => {
    const store = new FakeStore();
    const storage = browserStorage(() => store as unknown as Storage);
    storage.keep('theme', 'dark');
    store.setItem('theme', 'light');
    expect(storage.read('theme')).toBe('light');
  });

  it('lives as long as the page in a browser where every access to a store throws', () => {
    const storage = browserStorage(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(storage.read('theme')).toBeNull();
    expect(storage.keep('theme', 'dark')).toBe(false);
    expect(storage.read('theme')).toBe('dark');
    storage.forget('theme');
    expect(storage.read('theme')).toBeNull();
  });

  it('is kept in memory while the store is full, and stored once there is room', () => {
    const store = new FakeStore();
    const storage = browserStorage(() => store as unknown as Storage);
    storage.keep('draft', 'one');
    store.isFull = true;
    expect(storage.keep('draft', 'two')).toBe(false);
    expect(storage.read('draft')).toBe('two');
    store.isFull = false;
    expect(storage.keep('draft', 'three')).toBe(true);
    expect(store.values.get('draft')).toBe('three');
  });
});
