/**
 * Reports a Node that is too old, before a TypeScript file fails with a syntax error: 22.18 is the first version that
 * runs TypeScript. Plain JavaScript, so that old versions can run it.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `This needs Node 22.18 or later, and what runs here is ${process.versions.node}. On Linux and on Windows (x64) “npm ci” brings one along; elsewhere install it from nodejs.org.\n`,
  );
  process.exitCode = 1;
}
