// Preloaded into a site under test: its wall clock jumps by as many milliseconds as its parent says.
const RealDate = Date
let ahead = 0

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + ahead]))
  }

  static now() {
    return RealDate.now() + ahead
  }
}

process.on('message', (message) => {
  ahead = message.ahead
  process.send(message)
})
process.channel?.unref()
