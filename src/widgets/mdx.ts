import Aside from './book/Aside.astro';
import ChapterLink from './book/ChapterLink.astro';
import Chart from './book/Chart.astro';
import Example from './book/Example.astro';
import H2 from './book/H2.astro';
import H3 from './book/H3.astro';
import HouseRule from './book/HouseRule.astro';
import Li from './book/Li.astro';
import Notes from './book/Notes.astro';
import P from './book/P.astro';
import Presets from './book/Presets.astro';
import Readings from './book/Readings.astro';
import Rule from './book/Rule.astro';
import RuleLink from './book/RuleLink.astro';
import TableBox from './book/TableBox.astro';
import Td from './book/Td.astro';
import Th from './book/Th.astro';
import Try from './book/Try.astro';
import WhatHappened from './book/WhatHappened.astro';

/** What every chapter may use. */
export const components = {
  Aside,
  ChapterLink,
  Chart,
  Example,
  HouseRule,
  Notes,
  Presets,
  Readings,
  Rule,
  RuleLink,
  Try,
  WhatHappened,
};

/** The plain elements of a chapter, as the book draws them. */
export const elements = { h2: H2, h3: H3, li: Li, p: P, table: TableBox, td: Td, th: Th };
