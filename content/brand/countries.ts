/**
 * Where money can be paid out, by region in the order of the tabs. Names are from the specification; payout types and
 * wallets are plausible samples, which a licensed company replaces with its own partners. After a change run
 * `npm run draw:maps`.
 */
import { footnotes, p2p, type Region } from '../country.ts'

const { dollars, iban, bankCode } = footnotes

const africa = {
  name: 'Africa',
  popular: ['cm', 'eg', 'et', 'gh', 'ke', 'lr', 'ng', 'sn', 'so', 'ug'],
  countries: [
    p2p('Benin', 'bj', 'XOF', 'Wallets & Banks', 'MTN MoMo, Moov Money, Celtiis Cash, All Banks'),
    p2p('Burkina Faso', 'bf', 'XOF', 'Wallets & Banks', 'Orange Money, Moov Money, Wave, All Banks'),
    p2p('Burundi', 'bi', 'BIF', 'Wallets', 'Lumicash, EcoCash'),
    p2p('Cameroon', 'cm', 'XAF', 'Wallets & Banks', 'MTN MoMo, Orange Money, All Banks'),
    p2p('C.A Republic', 'cf', 'XAF', 'Wallets', 'Orange Money'),
    p2p('Chad', 'td', 'XAF', 'Wallets', 'Airtel Money, Moov Money'),
    p2p('Congo B', 'cg', 'XAF', 'Wallets', 'MTN MoMo, Airtel Money'),
    p2p(
      'DRC',
      'cd',
      'CDF',
      'Wallets & Banks',
      'Vodacom M-Pesa, Airtel Money, Orange Money, Afrimoney, All Banks',
      dollars,
    ),
    p2p('Egypt', 'eg', 'EGP', 'Wallets & Banks', 'Vodafone Cash, Orange Cash, e& Cash, All Banks', iban),
    p2p('Ethiopia', 'et', 'ETB', 'Wallets & Banks', 'M-Pesa (Safaricom), Telebirr, CBE Birr, All Banks'),
    p2p('Gabon', 'ga', 'XAF', 'Wallets', 'Airtel Money, Moov Money'),
    p2p('Ghana', 'gh', 'GHS', 'Wallets & Banks', 'MTN MoMo, Telecel Cash, AT Money, All Banks'),
    p2p('Guinea Bissau', 'gw', 'XOF', 'Wallets', 'Orange Money'),
    p2p('Guinea Conakry', 'gn', 'GNF', 'Wallets', 'Orange Money'),
    p2p('Ivory Coast', 'ci', 'XOF', 'Wallets & Banks', 'Orange Money, MTN MoMo, Wave, Moov Money, All Banks'),
    p2p('Kenya', 'ke', 'KES', 'Wallets & Banks', 'M-Pesa, Airtel Money, All Banks'),
    p2p('Liberia', 'lr', 'LRD', 'Wallets', 'Lonestar MTN MoMo, Orange Money', dollars),
    p2p('Malawi', 'mw', 'MWK', 'Wallets & Banks', 'Airtel Money, TNM Mpamba, All Banks'),
    p2p('Mali', 'ml', 'XOF', 'Wallets & Banks', 'Orange Money, Moov Money, Wave, All Banks'),
    p2p('Mozambique', 'mz', 'MZN', 'Wallets & Banks', 'M-Pesa (Vodacom), e-Mola (Movitel), mKesh, All Banks'),
    p2p('Nigeria', 'ng', 'NGN', 'Wallets & Banks', 'MTN MoMo, Airtel SmartCash, OPay, PalmPay, All Banks'),
    p2p('Rwanda', 'rw', 'RWF', 'Wallets & Banks', 'MTN MoMo, Airtel Money, All Banks'),
    p2p('Senegal', 'sn', 'XOF', 'Wallets & Banks', 'Orange Money, Wave, Free Money, All Banks'),
    p2p('Sierra Leone', 'sl', 'SLE', 'Wallets', 'Orange Money, Afrimoney'),
    p2p('Somalia', 'so', 'SOS', 'Wallets & Banks', 'EVC Plus, Zaad, Sahal, eDahab, Premier Wallet, All Banks', dollars),
    p2p('South Africa', 'za', 'ZAR', 'Banks', 'All Banks'),
    p2p('South Sudan', 'ss', 'SSP', 'Wallets', 'm-GURUSH', dollars),
    p2p(
      'Tanzania',
      'tz',
      'TZS',
      'Wallets & Banks',
      'M-Pesa (Vodacom), Airtel Money, Mixx by Yas (Tigo Pesa), HaloPesa, All Banks',
    ),
    p2p('Uganda', 'ug', 'UGX', 'Wallets & Banks', 'MTN MoMo, Airtel Money, All Banks'),
    p2p('Zambia', 'zm', 'ZMW', 'Wallets & Banks', 'MTN MoMo, Airtel Money, Zamtel Money, All Banks'),
  ],
} satisfies Region

const americas = {
  name: 'Americas',
  countries: [
    p2p('Canada', 'ca', 'CAD', 'Banks', 'All Banks', bankCode),
    p2p('Bolivia', 'bo', 'BOB', 'Wallets & Banks', 'Tigo Money, All Banks'),
    p2p('Brazil', 'br', 'BRL', 'Banks', 'All Banks', bankCode),
    p2p('Colombia', 'co', 'COP', 'Wallets & Banks', 'Nequi, DaviPlata, All Banks'),
    p2p('Haiti', 'ht', 'HTG', 'Wallets & Banks', 'MonCash, NatCash, All Banks'),
    p2p('Mexico', 'mx', 'MXN', 'Banks', 'All Banks', bankCode),
    p2p('Paraguay', 'py', 'PYG', 'Wallets & Banks', 'Tigo Money, Billetera Personal, All Banks'),
    p2p('Peru', 'pe', 'PEN', 'Wallets & Banks', 'Yape, All Banks'),
    p2p('Uruguay', 'uy', 'UYU', 'Banks', 'All Banks'),
  ],
} satisfies Region

const apac = {
  name: 'APAC',
  countries: [
    p2p('Cambodia', 'kh', 'KHR', 'Wallets & Banks', 'Wing, Bakong, All Banks', dollars),
    p2p('China', 'cn', 'CNY', 'Wallets & Banks', 'Alipay, WeChat Pay, All Banks'),
    p2p('Hong Kong', 'hk', 'HKD', 'Banks', 'All Banks'),
    p2p('India', 'in', 'INR', 'Banks', 'All Banks', bankCode),
    p2p('Malaysia', 'my', 'MYR', 'Wallets & Banks', 'Touch ’n Go eWallet, All Banks'),
    p2p('Nepal', 'np', 'NPR', 'Wallets & Banks', 'eSewa, Khalti, IME Pay, All Banks'),
    p2p('Pakistan', 'pk', 'PKR', 'Wallets & Banks', 'Easypaisa, JazzCash, All Banks', iban),
    p2p('Philippines', 'ph', 'PHP', 'Wallets & Banks', 'GCash, Maya, All Banks'),
  ],
} satisfies Region

const europe = {
  name: 'Europe',
  countries: [
    p2p('Belgium', 'be', 'EUR', 'Banks', 'All Banks', iban),
    p2p('Cyprus', 'cy', 'EUR', 'Banks', 'All Banks', iban),
    p2p('Finland', 'fi', 'EUR', 'Banks', 'All Banks', iban),
    p2p('France', 'fr', 'EUR', 'Banks', 'All Banks', iban),
    p2p('Germany', 'de', 'EUR', 'Banks', 'All Banks', iban),
    p2p('Greece', 'gr', 'EUR', 'Banks', 'All Banks', iban),
    p2p('Italy', 'it', 'EUR', 'Banks', 'All Banks', iban),
    p2p('Malta', 'mt', 'EUR', 'Banks', 'All Banks', iban),
    p2p('Netherlands', 'nl', 'EUR', 'Banks', 'All Banks', iban),
    p2p('Spain', 'es', 'EUR', 'Banks', 'All Banks', iban),
    p2p('Sweden', 'se', 'SEK', 'Banks', 'All Banks', iban),
    p2p('Turkey', 'tr', 'TRY', 'Banks', 'All Banks', iban),
    p2p('United Kingdom', 'gb', 'GBP', 'Banks', 'All Banks', iban),
  ],
} satisfies Region

const gcc = {
  name: 'GCC',
  countries: [
    p2p('Bahrain', 'bh', 'BHD', 'Wallets & Banks', 'BenefitPay, All Banks', iban),
    p2p('UAE', 'ae', 'AED', 'Wallets & Banks', 'e& money, All Banks', iban),
  ],
} satisfies Region

export const regions: Region[] = [africa, americas, apac, europe, gcc]

/** The region that most transfers go to, and the adjective for its countries and communities. */
export const mainRegion = { region: africa, adjective: 'African' }

/** The transfer on the app screens, and the initial currencies of the converter. */
export const exampleTransfer = {
  /** One of the countries above. */
  to: 'ke',
  person: { initials: 'AW', name: 'Amina W.', firstName: 'Amina' },
}
