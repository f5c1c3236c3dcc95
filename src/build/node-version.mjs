/**
 * Says in a sentence that this Node is too old, before a TypeScript file fails with a riddle: 22.18 is the first
 * that runs them as they are. Plain JavaScript, so that an old Node can say it.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `This needs Node 22.18 or later, and what runs here is ${process.versions.node}. On Linux and on Windows (x64) “npm ci” brings one along; elsewhere install it from nodejs.org.\n`,
  );
  process.exitCode = 1;
}
