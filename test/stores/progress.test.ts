import { beforeEach, describe, expect, test } from 'vitest';
import {
  $progress,
  exported,
  forget,
  noteLesson,
  noteRule,
  readProgress,
  stumbles,
} from '../../src/stores/progress.ts';

beforeEach(() => {
  forget();
});

describe('what somebody has learned', () => {
  test('a rule stumbled over is worth another look until it was kept twice in a row', () => {
    noteRule('game/a', 'stumbled');
    noteRule('game/a', 'stumbled');
    noteRule('game/b', 'looked-up');
    noteRule('game/c', 'kept');
    noteRule('other/d', 'stumbled');
    expect(stumbles($progress.get(), 'game')).toEqual([
      { rule: 'game/a', times: 2 },
      { rule: 'game/b', times: 1 },
    ]);
    noteRule('game/a', 'kept');
    expect(stumbles($progress.get(), 'game')).toHaveLength(2);
    noteRule('game/a', 'kept');
    expect(stumbles($progress.get(), 'game')).toEqual([{ rule: 'game/b', times: 1 }]);
    noteRule('game/a', 'stumbled');
    expect(stumbles($progress.get(), 'game')[0]).toEqual({ rule: 'game/a', times: 3 });
  });

  test('what is saved as a file can be read again, and nothing is left once it is forgotten', () => {
    noteRule('game/a', 'stumbled');
    noteLesson('game', 'first');
    noteLesson('game', 'first');
    const file = exported();
    forget();
    expect($progress.get().rules).toEqual({});
    expect(readProgress(file)).toMatchObject({ rules: { 'game/a': [0, 1, 0, 0] }, lessons: ['game/first'] });
  });

  test('a file of another version, or one that was edited, is not read', () => {
    for (const text of [
      '',
      'nonsense',
      '{}',
      '{"version":2,"rules":{},"lessons":[]}',
      '{"version":1,"rules":{"game/a":[1]},"lessons":[]}',
      '{"version":1,"rules":{"game/a":[1,-1,0,0]},"lessons":[]}',
      '{"version":1,"rules":{},"lessons":[3]}',
    ]) {
      expect(readProgress(text)).toBeUndefined();
    }
  });
});
