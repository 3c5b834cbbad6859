// The entry of production. Plain JavaScript: an older Node cannot even load main.ts to complain.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Node 24 is needed (22.18 at the least); this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}
await import("./main.ts");
