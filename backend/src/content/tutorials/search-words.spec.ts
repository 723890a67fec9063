import { expect, it } from '@jest/globals';
import { searchWords } from './search-words.js';

it.each([
  ['L’été, enfin !', ['zql', 'zqete', 'zqenfin']],
  ['C++ et C#', ['zqcplusplus', 'zqet', 'zqcsharp']],
  ['.NET ou exemple.net', ['zqdotnet', 'zqou', 'zqexemple', 'zqnet']],
  ['a'.repeat(100), [`zq${'a'.repeat(60)}`]],
  ['+-*"()~<>@%', []],
])('finds the words of %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
