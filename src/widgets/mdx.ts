import Aside from './book/Aside.astro';
import Boxes from './book/Boxes.astro';
import Cards from './book/Cards.astro';
import ChapterLink from './book/ChapterLink.astro';
import Chart from './book/Chart.astro';
import Counted from './book/Counted.astro';
import Example from './book/Example.astro';
import Flow from './book/Flow.astro';
import H2 from './book/H2.astro';
import H3 from './book/H3.astro';
import HouseRule from './book/HouseRule.astro';
import Li from './book/Li.astro';
import Measured from './book/Measured.astro';
import Notes from './book/Notes.astro';
import P from './book/P.astro';
import Pack from './book/Pack.astro';
import Piles from './book/Piles.astro';
import Presets from './book/Presets.astro';
import Readings from './book/Readings.astro';
import Rule from './book/Rule.astro';
import RuleLink from './book/RuleLink.astro';
import Sessions from './book/Sessions.astro';
import TableBox from './book/TableBox.astro';
import Td from './book/Td.astro';
import Th from './book/Th.astro';
import Try from './book/Try.astro';
import WhatHappened from './book/WhatHappened.astro';

/** What every chapter may use. */
export const components = {
  Aside,
  Boxes,
  Cards,
  ChapterLink,
  Chart,
  Counted,
  Example,
  Flow,
  HouseRule,
  Measured,
  Notes,
  Pack,
  Piles,
  Presets,
  Readings,
  Rule,
  RuleLink,
  Sessions,
  Try,
  WhatHappened,
};

/** The plain elements of a chapter, as the book draws them. */
export const elements = { h2: H2, h3: H3, li: Li, p: P, table: TableBox, td: Td, th: Th };
