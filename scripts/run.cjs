// Every npm command runs this file first: `node scripts/run.cjs start`. It must run on any Node that is installed, so
// it uses no newer features and hands over to the Node that the project installs.
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
