// The first file every npm command runs: `node scripts/run.cjs start`. It runs on whatever Node is on the machine, so it
// uses nothing that a later Node brought, and hands over to the Node that the project installs.
'use strict'
var major = Number(process.versions.node.split('.')[0])
if (major < 18) {
  console.error(
    'This site needs Node 18 or newer to start; this is Node ' + process.versions.node + '. See nodejs.org.',
  )
  process.exit(1)
}
void import('./launch.mjs').then(function (launcher) {
  return launcher.launch(process.argv[2], process.argv.slice(3))
})
