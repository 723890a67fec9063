import { readable } from './lettering.js';

const MAX_STATEMENTS = 200;
/** Per commit. */
const MAX_TAGS = 5;

export interface Commit {
  branch: number;
  kind: 'commit' | 'merge' | 'cherry-pick';
  type: 'NORMAL' | 'REVERSE' | 'HIGHLIGHT';
  id?: string;
  message?: string;
  tags: string[];
  /** Rows of the previous commit, and of the one it merges. */
  parents: number[];
  /** Name of the merged branch, or id of the cherry-picked commit. */
  of?: string;
}

export interface Branch {
  name: string;
  /** Order of branches, as given or by appearance. */
  order: number;
  /** Row of the commit that it branches from. */
  from?: number;
}

/** A history by rows: commits, and beginnings of branches as indexes in `branches`. */
export interface GitGraph {
  branches: Branch[];
  rows: (Commit | { begins: number })[];
}

const HEADER = /^gitGraph(?: +(?:LR|TB|BT))? ?:?$/;
const PAIR = / *(?:(id|tag|type|msg|parent|order) *: *)?("[^"]*"|'[^']*'|[\p{L}\p{N}_./-]+)(?= |$)/guy;

type Pairs = Map<string, string[]>;

/** @returns undefined for statements that Mermaid rejects or that are not supported */
export function readGitGraph([header, ...lines]: readonly string[]): GitGraph | undefined {
  if (!HEADER.test(header!) || lines.length > MAX_STATEMENTS) return undefined;
  const history = new History();
  return lines.every((line) => history.add(line)) && history.hasCommits ? history : undefined;
}

class History implements GitGraph {
  readonly branches: Branch[] = [{ name: 'main', order: 0 }];
  readonly rows: GitGraph['rows'] = [{ begins: 0 }];
  hasCommits = false;
  private current = 0;
  /** Last commit of each branch. */
  private readonly heads: (number | undefined)[] = [undefined];
  private readonly byId = new Map<string, number>();

  /** @returns false for an unsupported statement */
  add(line: string): boolean {
    const [word = ''] = /^[a-z-]+(?= |$)/.exec(line) ?? [];
    const pairs = pairsOf(line.slice(word.length));
    if (!pairs) return false;
    if (word === 'commit') return this.commit(pairs);
    if (word === 'cherry-pick') return this.cherryPick(pairs);
    const [name, ...others] = pairs.get('') ?? [];
    if (name === undefined || others.length > 0) return false;
    if (word === 'branch') return this.begin(name, pairs);
    const branch = this.branches.findIndex((each) => each.name === name);
    if (branch < 0) return false;
    if (word === 'merge') return this.merge(branch, name, pairs);
    if ((word !== 'checkout' && word !== 'switch') || pairs.size > 1) return false;
    this.current = branch;
    return true;
  }

  private begin(name: string, pairs: Pairs): boolean {
    const [order, ...others] = pairs.get('order') ?? [];
    const isKnown = this.branches.some((each) => each.name === name);
    if (isKnown || others.length > 0 || !holdsOnly(pairs, ['', 'order'])) return false;
    if (order !== undefined && !/^\d{1,4}$/.test(order)) return false;
    const from = this.heads[this.current];
    const place = order === undefined ? this.branches.length / 1000 : Number(order);
    this.current = this.branches.length;
    this.branches.push({ name, order: place, ...(from !== undefined && { from }) });
    this.heads.push(from);
    this.rows.push({ begins: this.current });
    return true;
  }

  private commit(pairs: Pairs): boolean {
    if (!holdsOnly(pairs, ['', 'id', 'tag', 'type', 'msg'])) return false;
    return this.push('commit', pairs, [this.heads[this.current]]);
  }

  private merge(branch: number, name: string, pairs: Pairs): boolean {
    const [head, merged] = [this.heads[this.current], this.heads[branch]];
    if (head === undefined || merged === undefined || head === merged) return false;
    if (!holdsOnly(pairs, ['', 'id', 'tag', 'type'])) return false;
    pairs.delete('');
    return this.push('merge', pairs, [head, merged], name);
  }

  private cherryPick(pairs: Pairs): boolean {
    const [id, ...others] = pairs.get('id') ?? [];
    const picked = this.rows[this.byId.get(id ?? '') ?? -1];
    const head = this.heads[this.current];
    if (!picked || 'begins' in picked || picked.branch === this.current || head === undefined) return false;
    if (others.length > 0 || !holdsOnly(pairs, ['id', 'tag', 'parent'])) return false;
    const isMerge = picked.kind === 'merge';
    if (isMerge !== pairs.has('parent')) return false;
    pairs.delete('id');
    pairs.delete('parent');
    return this.push('cherry-pick', pairs, [head], id);
  }

  private push(kind: Commit['kind'], pairs: Pairs, parents: (number | undefined)[], of?: string): boolean {
    const [id, type = 'NORMAL', message] = ['id', 'type', pairs.has('msg') ? 'msg' : ''].map(
      (name) => pairs.get(name)?.[0],
    );
    const isOnce = [...pairs].every(([name, values]) => name === 'tag' || values.length === 1);
    const hasTooMany = (pairs.get('tag')?.length ?? 0) > MAX_TAGS;
    const isMessageOnce = !(pairs.has('msg') && pairs.has(''));
    if (!isOnce || !isMessageOnce || hasTooMany || !isType(type) || (id !== undefined && this.byId.has(id)))
      return false;
    if (id !== undefined) this.byId.set(id, this.rows.length);
    this.heads[this.current] = this.rows.length;
    this.hasCommits = true;
    this.rows.push({
      branch: this.current,
      kind,
      type,
      ...(id !== undefined && { id: readable(id) }),
      ...(message !== undefined && { message: readable(message) }),
      tags: (pairs.get('tag') ?? []).map(readable).filter(Boolean),
      parents: parents.filter((parent) => parent !== undefined),
      ...(of !== undefined && { of: readable(of) }),
    });
    return true;
  }
}

/** Values by name; unnamed ones under ''. */
function pairsOf(rest: string): Pairs | undefined {
  const pairs: Pairs = new Map();
  let end = 0;
  for (const { 0: all, 1: name = '', 2: value = '' } of rest.matchAll(PAIR)) {
    const plain = /^["']/.test(value) ? value.slice(1, -1) : value;
    const others = pairs.get(name);
    if (others) others.push(plain);
    else pairs.set(name, [plain]);
    end += all.length;
  }
  return end === rest.length ? pairs : undefined;
}

const holdsOnly = (pairs: Pairs, names: readonly string[]): boolean =>
  [...pairs.keys()].every((name) => names.includes(name));

const isType = (type: string): type is Commit['type'] => /^(?:NORMAL|REVERSE|HIGHLIGHT)$/.test(type);
