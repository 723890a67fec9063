// @ts-expect-error Preact declares its names for CommonJS; the file itself is a module.
export * from 'preact/compat';
export { default } from 'preact/compat';
import { options } from 'preact';
import { Component, createContext as createLiveContext, type Context, type ReactNode } from 'preact/compat';

/*
 * Minimal React API for the server, where each component renders once and never updates. Preact's hooks and contexts
 * assign closures to component properties. V8 allocates such closures in the old generation, so the page that they
 * capture survives until a major collection: copying dead pages took half of the rendering time.
 */

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

/**
 * `preact/compat` copies and translates the props of each element, for browsers. The renderer understands React's names
 * itself, except on `svg` elements, and takes the value of a `select` only from the last of its value props.
 */
const compat = { ...options };
options.vnode = (vnode) => {
  const { type } = vnode;
  if (typeof type !== 'string' || type === 'svg' || type === 'select') compat.vnode?.(vnode);
};

/** Fields of a context that Preact's `useContext` reads, under their mangled names. */
interface ContextFields {
  /** Key of the context in a component's context map. */
  __c: string;
  /** Default value. */
  __: unknown;
}

export function createContext<T>(initial: T): Context<T> {
  const live = createLiveContext(initial);
  const { __c: name } = live as unknown as ContextFields;
  class Provider extends Component<{ value: T; children?: ReactNode }> {
    override getChildContext() {
      return { [name]: this };
    }

    /** Called by consumers, to subscribe to changes. */
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
