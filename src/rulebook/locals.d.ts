import type { RulebookRoute } from './route.ts';

declare global {
  namespace App {
    interface Locals {
      rulebook: RulebookRoute;
    }
  }
}
