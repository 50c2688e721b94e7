import type { LegalInput } from '@/contract/network/legal';

export default {
  terms: {
    title: 'Terms of Service',
    summary: 'The agreement between you and {name} for the game servers, this website and our chat server.',
    sections: [
      {
        id: 'introduction',
        title: 'Introduction',
        text: `
          These terms apply whenever you join a server of {name}, use this website or take part in our chat server. By doing so you accept them. If you do not agree with them, please do not use our services.

          {name} is run by a community. It is not an official Minecraft product and is not approved by or associated with Mojang or Microsoft. To play you need a Minecraft account of your own, and the Minecraft End User License Agreement applies beside these terms.

          We may change these terms when the services change. The text on this page is the one that applies. If a change takes something away from you, we announce it on Discord before it takes effect.
        `,
      },
      {
        id: 'account-terms',
        title: 'Account Terms',
        text: `
          You must be at least 13 years old to use our services. If you are under 13, you may use them only with the verifiable consent of a parent or guardian, as the Parental Consent page describes. To apply for a position you must be at least 16.

          - Give a real email address when you register, and keep it up to date. It is how we reach you.
          - Keep your password to yourself. You answer for what happens with your account, so tell us at once when somebody else has got into it.
          - An account belongs to one person. It may not be sold, lent or shared.
          - One person, one main account. Further accounts must not be used to get around a punishment or a limit.
          - You may delete your account at any time. We may suspend or close an account that breaks these terms or our rules.
        `,
      },
      {
        id: 'service-rules',
        title: 'Service Rules',
        text: `
          The Rules page is part of these terms. It says how we expect people to treat each other and which punishments follow when they do not. In short, you agree not to:

          - harass, threaten or discriminate against anybody
          - cheat, use prohibited mods or take advantage of bugs
          - attack, overload or probe our servers, this website or other players’ connections
          - post content that is illegal, sexual, hateful or that belongs to somebody else
          - advertise other servers or services, or trade in-game items for real money
          - pretend to be a member of the team

          What you build, write and upload remains yours. You allow us to store and show it as far as running the network needs: a build stays on the map, a chat message stays in the log, and a screenshot of an event may appear on our channels.

          Maps are reset between seasons. In-game items, currency and statistics have no value in real money and may change or end with a season.
        `,
      },
      {
        id: 'purchases-and-refunds',
        title: 'Purchases and Refunds',
        text: `
          Ranks are sold through an external store, in US dollars. The store shows the price, the taxes and the payment terms before you pay, and its operator handles the payment: we never see your card details.

          - All purchases are final and non-refundable. Rights that the law of your country gives you and that cannot be given up remain yours.
          - You need the permission of the owner of the card or account that you pay with. If you are a minor, you need that of a parent or guardian.
          - A rank is a license to use certain features on our servers. It cannot be resold or moved to another player.
          - Benefits may be adjusted to keep the game fair. We do not remove what a rank is mainly bought for without replacing it.
          - A rank does not protect you from a punishment, and is not paid back when you are banned.
          - If you dispute a payment with your bank without writing to us first, we may suspend the account until the matter is settled.

          If something that you paid for has not arrived, write to us with the transaction number. That is nearly always solved within a day.
        `,
      },
      {
        id: 'disclaimer',
        title: 'Disclaimer',
        text: `
          We run the network with care, but we provide it as it is and as it is available. We cannot promise that it is always reachable, free of errors or the same tomorrow. Figures on this website, such as uptime or player numbers, describe what we usually see; they are not a commitment.

          As far as the law allows, we are not liable for lost progress, items or statistics, for indirect damage, or for what other players do or say. Links to other websites are there for convenience; we do not answer for their content.

          Questions about these terms reach us here:

          {contact}
        `,
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    summary: 'What {name} knows about you, why, for how long, and what you can do about it.',
    sections: [
      {
        id: 'information-we-collect',
        title: 'Information We Collect',
        text: `
          You can read this website, follow the server status and copy the address without telling us anything. We collect what the parts of the service need that you choose to use:

          - On the game servers: your game name and player ID, your IP address, chat messages and commands, statistics such as kills, deaths and playtime, and records of punishments.
          - {publishedPlayers}
          - When you register on this website: a username, your email address and a password. Of the password we store only a hash, which cannot be turned back into it.
          - When you add a second factor to your account: for an authenticator app its secret key, which we store encrypted, and fingerprints of your recovery codes; for a passkey its public key, the name that you give it, and when it was added and last used. Your fingerprint or face never leaves your device.
          - When you vote for us on a listing site: it tells us the game name that you voted under, and when. We keep that with your streak, your votes of the month and what became of your rewards. When somebody asks on the vote page whether a vote has arrived, we may ask the listing site about that game name.
          - When you link your account to your player in the game: the player’s name. The game shows that player a code for 15 minutes, and you enter it here.
          - When you apply for a position: the answers that you write into the form, when you sent them and, if you were signed in, with which account. Depending on the position the answers include your age or date of birth, country and time zone. What the team decides and notes about the application is kept with it.
          - When you write to us: your email address, the subject and the message, which member of the team takes care of it, and what we answer.
          - When we write to you, about your account or your application: the address, and what the mail says until it is sent.
          - When you vote for us: the name of the player, the listing site and the time, as the listing site or our game servers tell us, and what the vote has earned.
          - When you buy a rank: the store tells us the game name, the rank and the transaction number. Card details stay with the payment provider.
          - Technical data: your IP address is used to limit how often a form can be sent and a password be tried. For that we store a hash of it, which cannot be turned back into it without a secret key. Such hashes, and others of accounts, stand in our log of sign-ins and of calls that were refused. The address itself appears in the logs of our hosting provider.

          Your browser keeps some things for this website on your own device: the chosen theme, {keptPages}your votes and streaks, the name of the player that you vote with and which of its votes are still to be counted, the link to a player that you have begun (until it is made, or you sign out), the draft of an application (for 7 days or until you sign out, and without your age, date of birth and disabilities), what you typed into a form before you left its page (until you close the tab or sign out, and never passwords), when you read the guidelines, the announcement that you last dismissed, the private links to applications that you sent and, if you signed in, the sign-in itself. One cookie protects our forms against forged requests. There are no advertising cookies and no tracking across websites.

          Player and profile pictures are loaded from {avatarHosts}. As with every picture on the web, those services see your IP address and which picture you asked for.
        `,
      },
      {
        id: 'how-we-use-your-data',
        title: 'How We Use Your Data',
        text: `
          - to run the game servers and this website, with your statistics, ranks and votes
          - to answer you when you write to us
          - to review applications and tell you what was decided
          - to keep the game fair and players safe: moderation, the anti-cheat, reports and appeals
          - to protect the service against attacks and misuse
          - to meet legal duties

          We do not sell your data and do not use it for advertising. Leaderboards and votes are public: your game name and statistics, when you last voted, your streak and your rewards can be seen by everybody who asks for your game name.

          Some services process data for us: the hosting provider and the database behind this website, the chat platform on which the team reads applications, the service that forwards contact messages, the service that delivers our mail, the store, the listing sites that we ask about votes, and the status services that we ask about our own servers. Each receives only what its task needs.
        `,
      },
      {
        id: 'data-protection',
        title: 'Data Protection',
        text: `
          Connections to this website are encrypted. Passwords are stored as salted hashes made with a slow algorithm, and of a sign-in only a fingerprint, when it was used and what kind of device it came from, such as “Firefox on Windows”. Your account remembers when you last signed in, and these kinds, so that we can write to you when a new one signs in. Access to applications, messages and user accounts is limited to administrators, that to applications and messages to reviewers too, and what any of them changes is recorded.

          We keep data only as long as it serves its purpose:

          - Account data: until you delete your account. Applications that were sent with it are not erased with it, but no longer name the account.
          - The player that your account is linked to: until you unlink it, an administrator does so, or you delete your account. Votes and rewards belong to the player, not to the account, and stay.
          - Sign-ins: until you sign out, at most 30 days. Hashes of the networks that you signed in from: 30 days, and no more than five of them.
          - Applications: until 180 days after they were decided, or after they were sent if nobody decides. You can withdraw yours at any time: its answers are erased at once, and for 180 days a line says for which position there was one, and when. Erased and withdrawn applications are also deleted from the team’s chat.
          - Contact messages: 180 days after they were received, together with our answers.
          - Mails to you: what they say is erased from this website once they are sent, and after two days in any case; an answer to your message stays with the message. In them nothing is loaded from elsewhere, and nothing tells us whether you have read one.
          - The record of what administrators and reviewers change: one year. It names accounts by numbers that say nothing once the account is deleted, and of an application it keeps the position and what was decided, never the answers.
          - Votes: the record of each one for 90 days, or for 30 days while we do not recognize the listing site that it comes from; your streak, your count of votes and your rewards until 13 months after the month of your last vote.
          - Game names with the time of the last join, from which we know whom a vote is for: about 13 months.
          - Backups: what you delete stays in backups until these are replaced, as a rule for a week. They are only used to bring the website back after a failure.
          - Who is on a game server: until that server next tells us, as a rule within ten minutes.
          - Game statistics: until the end of the season; final standings may stay public.
          - Chat logs and punishment records: as long as fair moderation and appeals need them.

          No system is perfectly secure. If a breach puts your data at risk, we tell the people affected and the authorities as the law requires.
        `,
      },
      {
        id: 'your-rights',
        title: 'Your Rights',
        text: `
          Wherever you live, you can ask us to:

          - tell you which data we hold about you, and give you a copy of it
          - correct what is wrong
          - delete your data, as far as no law and no running case obliges us to keep it
          - stop using your data for a certain purpose, or limit its use while a question is open

          A registered user can, while signed in, download the account’s data together with the applications that were sent with it, and delete the account. For everything else, write to us from the address that we know, so that we can tell that it is you. You may also complain to the data protection authority of your country.

          Players under 13 need the consent of a parent or guardian. The Parental Consent page explains how it is given and withdrawn, and which rights parents have.

          {contact: Privacy Request}
        `,
      },
      {
        id: 'updates',
        title: 'Updates',
        text: `
          When we start to collect something new or use data for a new purpose, we change this page first and announce it on Discord. If you have an account and the change is an important one, we also write to you.
        `,
      },
    ],
  },
  dmca: {
    title: 'DMCA & Copyright Policy',
    summary: 'How to tell us that something here belongs to you, and how to answer such a notice.',
    updated: '2025-05-25',
    sections: [
      {
        id: 'statement',
        title: 'Our Statement',
        text: `
          {name} respects the work of others and expects its players to do the same. We answer notices of alleged copyright infringement that meet the requirements of the Digital Millennium Copyright Act (DMCA), wherever they come from, and remove or block material that infringes.

          This policy covers material on this website, on our game servers, in downloads that we offer and on our chat server.
        `,
      },
      {
        id: 'submitting-a-notice',
        title: 'How to Submit a Notice',
        text: `
          If you believe that your work has been copied in a way that infringes your copyright, send an email to {email} with the subject “DMCA Notice” that contains:

          1. your name, postal address, telephone number and email address
          2. a description of the work that you believe has been copied, or a link to it
          3. where the material is: the address of the page, or the server, world and coordinates
          4. a statement that you believe in good faith that the use is not authorized by the owner, the owner’s agent or the law
          5. a statement, under penalty of perjury, that your notice is accurate and that you are the owner or may act for the owner
          6. your physical or electronic signature

          We confirm that your notice has arrived, look at the material and, where the notice is complete, remove or block it and tell the person who posted it. That person receives a copy of the notice. A notice that is knowingly false may make its sender liable for damages.
        `,
      },
      {
        id: 'counter-notice',
        title: 'Counter-Notice Procedure',
        text: `
          If your material was removed and you believe that this was a mistake or that you had the right to use it, you can send us a counter-notice by email that contains:

          1. your name, postal address, telephone number and email address
          2. what was removed, and where it was before
          3. a statement, under penalty of perjury, that you believe in good faith that the material was removed by mistake or was misidentified
          4. a statement that you accept the jurisdiction of the court for your address, or, outside the United States, of a court where we can be found, and that you accept service of process from the person who sent the notice
          5. your physical or electronic signature

          We forward the counter-notice to the person who complained. The material is restored after 10 business days, unless that person tells us that a court action has been filed.
        `,
      },
      {
        id: 'repeat-infringers',
        title: 'Repeat Infringer Policy',
        text: `
          Players and partners who infringe the rights of others repeatedly lose their access to our services. We count notices that were complete and not successfully answered. In serious cases one is enough.
        `,
      },
      {
        id: 'fair-use',
        title: 'Fair Use',
        text: `
          Not every use of somebody else’s work is an infringement. Commentary, criticism, parody, teaching and reporting may be fair use. Please consider the following before you send a notice:

          - the purpose of the use, and whether it is commercial
          - the nature of the work
          - how much of it is used
          - what the use does to the market for the work

          Videos, streams and screenshots of our servers are welcome, also when you earn money with them. Please name the network.
        `,
      },
      {
        id: 'contact',
        title: 'Contact',
        text: `
          Notices and counter-notices go to this address, with the subject “DMCA Notice”:

          {contact: DMCA Notice}
        `,
      },
    ],
  },
  coppa: {
    title: 'Parental Consent & COPPA Notice',
    summary:
      'For parents and guardians of players under 13, as the Children’s Online Privacy Protection Act (COPPA) asks of us.',
    updatedLabel: 'Last Updated',
    updated: '2025-05-25',
    sections: [
      {
        id: 'notice',
        title: 'Notice to Parents',
        text: `
          Our services are meant for players who are at least 13 years old. Children under 13 may use {name} only after a parent or guardian has given verifiable consent. If we learn that a child under 13 uses our services without it, we close the account and delete what we collected, unless you decide to give consent.
        `,
      },
      {
        id: 'rights-of-parents',
        title: 'Rights of Parents',
        text: `
          As a parent or guardian you can, at any time and at no cost:

          - ask which information we have collected from your child, and see it
          - have information corrected or deleted
          - agree to the collection and use of information, and still refuse that it is given to third parties
          - refuse any further collection or use, and withdraw your consent
          - have your child’s account closed

          Before we act on such a request we need to make sure that it comes from the parent. We ask for no more than that needs, and keep nothing of it afterwards.
        `,
      },
      {
        id: 'information-from-children',
        title: 'Information Collected from Children',
        text: `
          We collect from children only what taking part needs, and never ask for more in return for a game, a prize or a rank:

          - the game name and player ID
          - an IP address, for the connection and for protection against misuse
          - chat messages and commands on our servers, for moderation
          - game statistics, which appear on public leaderboards under the game name
          - if an account on this website is made with consent: a username and an email address

          We do not ask children for their full name, postal address, telephone number, photographs or location, and show them no advertising that is based on their behavior. Applications for the team are open from 16 on.
        `,
      },
      {
        id: 'how-parents-agree',
        title: 'How to Give Consent',
        text: `
          You can give your consent in one of four ways. Choose the one that suits you best:

          - Signed form: we send you a form by email; you sign it and send it back as a scan or a photo.
          - Card transaction: you make a small payment with a credit or debit card in your name, which notifies you as the holder of the card.
          - Video conference: you talk to a trained member of our team.
          - ID check: you show an official identity document, which is compared and then deleted at once.

          This is how it goes:

          1. Write to {email} with the subject “Parental Consent Request”. Give your child’s game name and say which way you prefer.
          2. We answer with what that way needs, and with a copy of this notice.
          3. Once consent is confirmed, your child can play. You receive a confirmation that says how to withdraw it.

          {contact: Parental Consent Request}
        `,
      },
      {
        id: 'safety-measures',
        title: 'Safety Measures',
        card: true,
        text: `
          To keep the network a good place for younger players, we rely on:

          - 24/7 moderation of chat and gameplay
          - automatic filtering of inappropriate language and content
          - strict enforcement of community guidelines
          - limited collection of personal information
          - regular staff training on child safety

          None of this replaces you. We encourage parents to discuss online safety with their children and to monitor their activity: look over a shoulder now and then, ask whom they play with, and tell us when something worries you.
        `,
      },
      {
        id: 'third-party-disclosure',
        title: 'Third-Party Disclosure',
        card: true,
        text: `
          We share data with service providers only to keep our services working and secure, or to meet legal duties.

          These providers are bound by contract to confidentiality, and to using the data only for the service that we requested. We do not sell information about children, and give it to nobody for advertising.
        `,
      },
      {
        id: 'contact-information',
        title: 'Contact Information',
        card: true,
        text: `
          Questions, requests and worries about a child’s privacy or safety are read first. Please write by email, or find a member of the team on Discord:

          {contact: Parental Consent Request}
        `,
      },
    ],
  },
} satisfies LegalInput;
