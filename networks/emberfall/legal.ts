import type { LegalInput } from '@/contract/network/legal';

export default {
  terms: {
    title: 'Nutzungsbedingungen',
    summary: 'What holds between you and {name}. Auf Deutsch; we translate for you if you ask.',
    updatedLabel: 'Stand',
    updated: '2026-10-01',
    sections: [
      {
        id: 'geltung',
        title: 'Wofür das gilt',
        text: `
          Diese Bedingungen gelten für unsere Spielserver, diese Website und unseren Chat. Wer sie nutzt, ist einverstanden. {name} ist kein offizielles Minecraft-Produkt und steht in keiner Verbindung zu Mojang oder Microsoft.
        `,
      },
      {
        id: 'konto',
        title: 'Dein Konto',
        text: `
          - Ein Konto gehört einem Menschen. Es wird nicht verkauft, verliehen oder geteilt.
          - Gib eine Mailadresse an, die du liest, und behalte dein Passwort für dich.
          - Du kannst dein Konto jederzeit löschen. Wir können es schließen, wenn du gegen diese Bedingungen oder die Regeln verstößt.
          - Unter 13 brauchst du die Zustimmung deiner Eltern.
        `,
      },
      {
        id: 'kaeufe',
        title: 'Käufe',
        text: `
          Käufe laufen über einen fremden Laden, in Euro und mit Mehrwertsteuer. Deine Kartendaten sehen wir nie.

          - Vierzehn Tage lang kannst du widerrufen, solange nichts davon benutzt wurde.
          - Wer minderjährig ist, fragt vorher seine Eltern.
          - Ein Rang schützt nicht vor Strafen.
        `,
      },
      {
        id: 'haftung',
        title: 'Haftung',
        text: `
          Wir betreiben die Welten mit Sorgfalt, aber ohne Zusage, dass sie immer erreichbar sind. Für verlorene Gegenstände haften wir nur, soweit das Gesetz es verlangt.

          {contact: Nutzungsbedingungen}
        `,
      },
    ],
  },
  privacy: {
    title: 'Datenschutz · Privacy',
    summary: 'What {name} knows about you, for how long, and what you can do about it.',
    updatedLabel: 'Stand',
    updated: '2026-10-01',
    sections: [
      {
        id: 'kurz',
        title: 'In Kürze',
        text: `
          Lesen könnt ihr hier alles, ohne uns etwas zu sagen. Wir verkaufen nichts weiter und zeigen keine Werbung. Was Spielende über Bestenlisten und Stimmen preisgeben, können alle sehen, die ihren Spielnamen kennen.
        `,
      },
      {
        id: 'what-we-keep',
        title: 'What we keep, and how long',
        text: `
          - On the game servers: your game name and ID, your IP address, what you write in chat, your statistics and your punishments, as long as fair play needs them.
          - {publishedPlayers}
          - With an account: a username, your email address, a hash of your password, which player is yours, and your sign-ins for 30 days at most, until you delete the account. With more than a password also the keys for that.
          - Votes: who voted where and when, for 90 days; your row of days, your count and your rewards for 13 months after your last vote. Listing sites tell us your game name, and we may ask them about it.
          - Applications: your answers, until 180 days after the decision. You can withdraw yours at any time.
          - Messages: your address, what you write and what we answer, for 180 days.
          - Mails to you: until they are sent, for two days at most.
          - Purchases: the shop tells us the game name, the article and the number of the transaction.
          - Game names with the time of the last join: about 13 months.
          - What those who run the site change: one year, by numbers of accounts.
          - Hashes of IP addresses, so that nobody tries passwords without end; the addresses themselves stand in the logs of our hosting provider.
          - Backups of all this, for a week as a rule.
        `,
      },
      {
        id: 'your-browser',
        title: 'In your browser',
        text: `
          It keeps the theme that you choose, {keptPages}your votes, the player you vote with, drafts of forms without your age, links to applications that you sent, and the sign-in itself. One cookie protects our forms against forged requests.

          Pictures of players are loaded from {avatarHosts}, which see your IP address.
        `,
      },
      {
        id: 'rechte',
        title: 'Deine Rechte · Your rights',
        text: `
          Angemeldet kannst du deine Daten herunterladen und dein Konto löschen. Sonst schreib uns: wir sagen dir, was wir haben, berichtigen oder löschen es. Beschweren kannst du dich bei deiner Datenschutzbehörde.

          While you are signed in you can download your data and delete your account. For all else, write to us; or complain to the data protection authority of your country.

          {contact: Datenschutz}
        `,
      },
    ],
  },
  dmca: {
    title: 'Urheberrecht · Copyright',
    summary: 'What to do when something here belongs to you.',
    sections: [
      {
        id: 'notice',
        title: 'Tell us',
        text: `
          Write to {email}, in German or English:

          1. who you are and how we reach you
          2. what is yours, and where it stands here
          3. that you believe in good faith that nobody allowed its use

          We look at it, take down what infringes, and tell whoever posted it, who may answer you.

          {contact: Copyright}
        `,
      },
    ],
  },
  coppa: {
    title: 'Für Eltern · For parents',
    summary: 'Wie Kinder unter 13 mitspielen. How children under 13 can take part.',
    sections: [
      {
        id: 'zustimmung',
        title: 'Ihre Zustimmung',
        text: `
          Kinder unter 13 spielen mit, wenn ein Elternteil nachweislich zugestimmt hat. Schreiben Sie uns, wir sagen Ihnen, wie das geht. Sie können jederzeit sehen, berichtigen und löschen lassen, was wir von Ihrem Kind wissen, und Ihre Zustimmung zurücknehmen.

          {contact: Eltern}
        `,
      },
      {
        id: 'consent',
        title: 'Your consent',
        text: `
          Children under 13 may play after a parent has given consent that we can verify. Write to us, and we say how. You may see, correct and have deleted what we know of your child, and take your consent back.
        `,
      },
    ],
  },
} satisfies LegalInput;
