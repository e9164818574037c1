// Preloaded into a site under test: shifts its wall clock by the milliseconds that its parent sends.
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
