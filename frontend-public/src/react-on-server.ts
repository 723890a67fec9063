// @ts-expect-error Preact declares its names for CommonJS; the file itself is a module.
export * from 'preact/compat';
export { default } from 'preact/compat';
import { Component, createContext as createLiveContext, type Context, type ReactNode } from 'preact/compat';

/* What the server needs of React, where each component is rendered once and nothing ever changes. Preact’s own hooks and
contexts write functions to properties of components. V8 puts functions that are written so into the old generation, and
what they close over, which is the whole page, is kept until all of the heap is collected: copying pages that nobody needed
took half of the time in which new ones were made. */

export function useState<T>(initial: T | (() => T)) {
  return [typeof initial === 'function' ? (initial as () => T)() : initial, never] as const;
}

export function useReducer<S, I>(_: unknown, initial: I, prepare?: (initial: I) => S) {
  return [prepare ? prepare(initial) : initial, never] as const;
}

export function useMemo<T>(make: () => T): T {
  return make();
}

export function useCallback<T>(callback: T): T {
  return callback;
}

export function useRef<T>(current?: T) {
  return { current };
}

export function useSyncExternalStore<T>(_: unknown, getBrowsers: () => T, getServers = getBrowsers): T {
  return getServers();
}

function never() {
  return undefined;
}

export {
  never as useEffect,
  never as useLayoutEffect,
  never as useInsertionEffect,
  never as useImperativeHandle,
};

/** What Preact’s `useContext` reads of a context, under the names that it has in Preact’s builds. */
interface ContextFields {
  /** The name of the context among those that a component has above it. */
  __c: string;
  /** Its value where nothing provides one. */
  __: unknown;
}

export function createContext<T>(initial: T): Context<T> {
  const live = createLiveContext(initial);
  const { __c: name } = live as unknown as ContextFields;
  class Provider extends Component<{ value: T; children?: ReactNode }> {
    override getChildContext() {
      return { [name]: this };
    }

    /** Who reads it would hear of changes. */
    sub() {
      return undefined;
    }

    override render() {
      return this.props.children;
    }
  }
  const fields: ContextFields = { __c: name, __: initial };
  return Object.assign(Provider, fields, { Provider, Consumer: live.Consumer }) as unknown as Context<T>;
}
