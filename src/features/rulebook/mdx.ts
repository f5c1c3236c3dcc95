import Aside from './Aside.astro';
import Boxes from './Boxes.astro';
import Cards from './Cards.astro';
import ChapterLink from './ChapterLink.astro';
import Chart from './Chart.astro';
import Counted from './Counted.astro';
import CutOut from './CutOut.astro';
import Example from './Example.astro';
import Flow from './Flow.astro';
import H2 from './H2.astro';
import H3 from './H3.astro';
import HouseRule from './HouseRule.astro';
import Li from './Li.astro';
import Measured from './Measured.astro';
import Notes from './Notes.astro';
import P from './P.astro';
import Pack from './Pack.astro';
import Piles from './Piles.astro';
import Presets from './Presets.astro';
import Readings from './Readings.astro';
import Rule from './Rule.astro';
import RuleLink from './RuleLink.astro';
import Sessions from './Sessions.astro';
import TableBox from './TableBox.astro';
import Td from './Td.astro';
import TellCard from './TellCard.astro';
import TellCards from './TellCards.astro';
import Th from './Th.astro';
import Try from './Try.astro';
import WhatHappened from './WhatHappened.astro';

/** Components that chapters may use. */
export const components = {
  Aside,
  Boxes,
  Cards,
  ChapterLink,
  Chart,
  Counted,
  CutOut,
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
  TellCard,
  TellCards,
  Try,
  WhatHappened,
};

/** Replacements for the plain elements of a chapter. */
export const elements = { h2: H2, h3: H3, li: Li, p: P, table: TableBox, td: Td, th: Th };
