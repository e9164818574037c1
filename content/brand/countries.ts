/**
 * Where money can be paid out, by region in the order of the tabs. Names are from the specification; payout types and
 * wallets are plausible samples, which a licensed company replaces with its own partners. After a change, run
 * `npm run draw:maps`.
 */
import { footnotes, p2p, type Region } from '../country.ts'

const { dollars, iban, bankCode } = footnotes

const africa = {
  name: 'Africa',
  popular: ['cm', 'eg', 'et', 'gh', 'ke', 'lr', 'ng', 'sn', 'so', 'ug'],
  countries: [
    p2p('Benin', 'bj', 'XOF', ['wallet', 'bank'], 'MTN MoMo, Moov Money, Celtiis Cash, All Banks'),
    p2p('Burkina Faso', 'bf', 'XOF', ['wallet', 'bank'], 'Orange Money, Moov Money, Wave, All Banks'),
    p2p('Burundi', 'bi', 'BIF', ['wallet'], 'Lumicash, EcoCash'),
    p2p('Cameroon', 'cm', 'XAF', ['wallet', 'bank'], 'MTN MoMo, Orange Money, All Banks'),
    p2p('C.A Republic', 'cf', 'XAF', ['wallet'], 'Orange Money'),
    p2p('Chad', 'td', 'XAF', ['wallet'], 'Airtel Money, Moov Money'),
    p2p('Congo B', 'cg', 'XAF', ['wallet'], 'MTN MoMo, Airtel Money'),
    p2p(
      'DRC',
      'cd',
      'CDF',
      ['wallet', 'bank'],
      'Vodacom M-Pesa, Airtel Money, Orange Money, Afrimoney, All Banks',
      dollars,
    ),
    p2p('Egypt', 'eg', 'EGP', ['wallet', 'bank'], 'Vodafone Cash, Orange Cash, e& Cash, All Banks', iban),
    p2p('Ethiopia', 'et', 'ETB', ['wallet', 'bank'], 'M-Pesa (Safaricom), Telebirr, CBE Birr, All Banks'),
    p2p('Gabon', 'ga', 'XAF', ['wallet'], 'Airtel Money, Moov Money'),
    p2p('Ghana', 'gh', 'GHS', ['wallet', 'bank'], 'MTN MoMo, Telecel Cash, AT Money, All Banks'),
    p2p('Guinea Bissau', 'gw', 'XOF', ['wallet'], 'Orange Money'),
    p2p('Guinea Conakry', 'gn', 'GNF', ['wallet'], 'Orange Money'),
    p2p('Ivory Coast', 'ci', 'XOF', ['wallet', 'bank'], 'Orange Money, MTN MoMo, Wave, Moov Money, All Banks'),
    p2p('Kenya', 'ke', 'KES', ['wallet', 'bank'], 'M-Pesa, Airtel Money, All Banks'),
    p2p('Liberia', 'lr', 'LRD', ['wallet'], 'Lonestar MTN MoMo, Orange Money', dollars),
    p2p('Malawi', 'mw', 'MWK', ['wallet', 'bank'], 'Airtel Money, TNM Mpamba, All Banks'),
    p2p('Mali', 'ml', 'XOF', ['wallet', 'bank'], 'Orange Money, Moov Money, Wave, All Banks'),
    p2p('Mozambique', 'mz', 'MZN', ['wallet', 'bank'], 'M-Pesa (Vodacom), e-Mola (Movitel), mKesh, All Banks'),
    p2p('Nigeria', 'ng', 'NGN', ['wallet', 'bank'], 'MTN MoMo, Airtel SmartCash, OPay, PalmPay, All Banks'),
    p2p('Rwanda', 'rw', 'RWF', ['wallet', 'bank'], 'MTN MoMo, Airtel Money, All Banks'),
    p2p('Senegal', 'sn', 'XOF', ['wallet', 'bank'], 'Orange Money, Wave, Free Money, All Banks'),
    p2p('Sierra Leone', 'sl', 'SLE', ['wallet'], 'Orange Money, Afrimoney'),
    p2p(
      'Somalia',
      'so',
      'SOS',
      ['wallet', 'bank'],
      'EVC Plus, Zaad, Sahal, eDahab, Premier Wallet, All Banks',
      dollars,
    ),
    p2p('South Africa', 'za', 'ZAR', ['bank'], 'All Banks'),
    p2p('South Sudan', 'ss', 'SSP', ['wallet'], 'm-GURUSH', dollars),
    p2p(
      'Tanzania',
      'tz',
      'TZS',
      ['wallet', 'bank'],
      'M-Pesa (Vodacom), Airtel Money, Mixx by Yas (Tigo Pesa), HaloPesa, All Banks',
    ),
    p2p('Uganda', 'ug', 'UGX', ['wallet', 'bank'], 'MTN MoMo, Airtel Money, All Banks'),
    p2p('Zambia', 'zm', 'ZMW', ['wallet', 'bank'], 'MTN MoMo, Airtel Money, Zamtel Money, All Banks'),
  ],
} satisfies Region

const americas = {
  name: 'Americas',
  countries: [
    p2p('Canada', 'ca', 'CAD', ['bank'], 'All Banks', bankCode),
    p2p('Bolivia', 'bo', 'BOB', ['wallet', 'bank'], 'Tigo Money, All Banks'),
    p2p('Brazil', 'br', 'BRL', ['bank'], 'All Banks', bankCode),
    p2p('Colombia', 'co', 'COP', ['wallet', 'bank'], 'Nequi, DaviPlata, All Banks'),
    p2p('Haiti', 'ht', 'HTG', ['wallet', 'bank'], 'MonCash, NatCash, All Banks'),
    p2p('Mexico', 'mx', 'MXN', ['bank'], 'All Banks', bankCode),
    p2p('Paraguay', 'py', 'PYG', ['wallet', 'bank'], 'Tigo Money, Billetera Personal, All Banks'),
    p2p('Peru', 'pe', 'PEN', ['wallet', 'bank'], 'Yape, All Banks'),
    p2p('Uruguay', 'uy', 'UYU', ['bank'], 'All Banks'),
  ],
} satisfies Region

const apac = {
  name: 'APAC',
  countries: [
    p2p('Cambodia', 'kh', 'KHR', ['wallet', 'bank'], 'Wing, Bakong, All Banks', dollars),
    p2p('China', 'cn', 'CNY', ['wallet', 'bank'], 'Alipay, WeChat Pay, All Banks'),
    p2p('Hong Kong', 'hk', 'HKD', ['bank'], 'All Banks'),
    p2p('India', 'in', 'INR', ['bank'], 'All Banks', bankCode),
    p2p('Malaysia', 'my', 'MYR', ['wallet', 'bank'], 'Touch ’n Go eWallet, All Banks'),
    p2p('Nepal', 'np', 'NPR', ['wallet', 'bank'], 'eSewa, Khalti, IME Pay, All Banks'),
    p2p('Pakistan', 'pk', 'PKR', ['wallet', 'bank'], 'Easypaisa, JazzCash, All Banks', iban),
    p2p('Philippines', 'ph', 'PHP', ['wallet', 'bank'], 'GCash, Maya, All Banks'),
  ],
} satisfies Region

const europe = {
  name: 'Europe',
  countries: [
    p2p('Belgium', 'be', 'EUR', ['bank'], 'All Banks', iban),
    p2p('Cyprus', 'cy', 'EUR', ['bank'], 'All Banks', iban),
    p2p('Finland', 'fi', 'EUR', ['bank'], 'All Banks', iban),
    p2p('France', 'fr', 'EUR', ['bank'], 'All Banks', iban),
    p2p('Germany', 'de', 'EUR', ['bank'], 'All Banks', iban),
    p2p('Greece', 'gr', 'EUR', ['bank'], 'All Banks', iban),
    p2p('Italy', 'it', 'EUR', ['bank'], 'All Banks', iban),
    p2p('Malta', 'mt', 'EUR', ['bank'], 'All Banks', iban),
    p2p('Netherlands', 'nl', 'EUR', ['bank'], 'All Banks', iban),
    p2p('Spain', 'es', 'EUR', ['bank'], 'All Banks', iban),
    p2p('Sweden', 'se', 'SEK', ['bank'], 'All Banks', iban),
    p2p('Turkey', 'tr', 'TRY', ['bank'], 'All Banks', iban),
    p2p('United Kingdom', 'gb', 'GBP', ['bank'], 'All Banks', iban),
  ],
} satisfies Region

const gcc = {
  name: 'GCC',
  countries: [
    p2p('Bahrain', 'bh', 'BHD', ['wallet', 'bank'], 'BenefitPay, All Banks', iban),
    p2p('UAE', 'ae', 'AED', ['wallet', 'bank'], 'e& money, All Banks', iban),
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
