declare namespace App {
  interface Locals {
    rulebook: import('./route.ts').RulebookRoute;
  }
}
