import { beforeEach, describe, expect, test } from 'vitest';
import { $progress, forget, noteLesson, noteRule, readProgress } from '../../src/stores/progress.ts';
import { exported, takeOver } from '../../src/stores/taken-along.ts';

beforeEach(() => {
  forget();
});

describe('what somebody has learned', () => {
  test('how often each rule was kept, stumbled over, looked up, and kept in a row', () => {
    for (const how of ['kept', 'stumbled', 'looked-up', 'kept', 'kept'] as const) noteRule('game/a', how);
    noteRule('game/b', 'stumbled');
    expect($progress.get().rules).toEqual({ 'game/a': [3, 1, 1, 2], 'game/b': [0, 1, 0, 0] });
  });

  test('what is saved as a file can be read again, and nothing is left once it is forgotten', () => {
    noteRule('game/a', 'stumbled');
    noteLesson('game', 'first');
    noteLesson('game', 'first');
    const file = exported();
    forget();
    expect($progress.get().rules).toEqual({});
    expect(takeOver(file)).toBe(true);
    expect($progress.get()).toMatchObject({ rules: { 'game/a': [0, 1, 0, 0] }, lessons: ['game/first'] });
  });

  test('a file of another version, or one that was edited, is not read, and nothing is lost by it', () => {
    noteLesson('game', 'first');
    for (const text of [
      '',
      'nonsense',
      '{}',
      '{"version":2,"rules":{},"lessons":[]}',
      '{"version":1,"rules":{"game/a":[1]},"lessons":[]}',
      '{"version":1,"rules":{"game/a":[1,-1,0,0]},"lessons":[]}',
      '{"version":1,"rules":{},"lessons":[3]}',
      '{"version":1,"rules":{},"lessons":[],"memory":{"version":2,"rules":{}}}',
      '{"version":1,"rules":{},"lessons":[],"memory":{"version":1,"rules":{"game/a":[1,2,0,5]}}}',
    ]) {
      expect(takeOver(text), text).toBe(false);
    }
    expect($progress.get().lessons).toEqual(['game/first']);
    expect(readProgress(undefined)).toBeUndefined();
  });
});
