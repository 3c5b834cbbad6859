// Written by tools/generate-language-types.ts from languages/nl.

export interface Messages {
  accounts: {
    login: {
      title: "Inloggen";
      lead: "Welkom terug.";
      email: "E-mailadres";
      password: "Wachtwoord";
      show: "Toon";
      hide: "Verberg";
      submit: "Inloggen";
      busy: "Bezig met inloggen";
      forgotten: "Wachtwoord vergeten?";
      continue: "Na het inloggen ga je verder waar je was.";
      noAccount: "Nog geen account?";
      signUp: "Gratis inschrijven";
      passkey: "Gebruik een passkey";
    };
    reset: {
      request: {
        title: "Nieuw wachtwoord";
        lead: "Vul het e-mailadres van je account in. Je krijgt een mail met een link om een nieuw wachtwoord te kiezen.";
        email: "E-mailadres";
        submit: "Stuur de mail";
        busy: "De mail wordt verstuurd";
        back: "Terug naar inloggen";
      };
      sent: {
        title: "Kijk in je mail";
        lead: "We hebben een mail gestuurd naar <address>{email}</address>.";
        leadUnnamed: "We hebben je een mail gestuurd.";
        how: "Daarin staat hoe je verder gaat. De link erin werkt één keer, hooguit 30 minuten.";
        spam: "Geen mail gekregen? Kijk ook bij de ongewenste mail.";
        again: "Nog een mail aanvragen";
      };
      choose: {
        title: "Kies een nieuw wachtwoord";
        lead: "Daarna ben je hier ingelogd, en op alle andere apparaten uitgelogd.";
        password: "Nieuw wachtwoord";
        hint: "Minstens 12 tekens.";
        repeat: "Nieuw wachtwoord, nog een keer";
        submit: "Wachtwoord bewaren";
        busy: "Het wachtwoord wordt bewaard";
      };
      ended: {
        why: "De link in de mail werkt één keer, hooguit 30 minuten. Vraag je een nieuwe mail aan, dan werkt de vorige niet meer.";
        again: "Nieuwe mail aanvragen";
      };
      done: {
        title: "Je wachtwoord is gewijzigd";
        lead: "Je bent hier ingelogd. Op alle andere apparaten ben je uitgelogd.";
        onward: "Verder";
      };
    };
    emailChange: {
      change: {
        title: "Dit wordt je e-mailadres";
        lead: "Met deze knop bevestig je het nieuwe e-mailadres van je account.";
        submit: "Bevestigen";
        busy: "Bezig met bevestigen";
      };
      undo: {
        title: "Terug naar je oude e-mailadres";
        lead: "Je account krijgt dit adres weer. Iedereen wordt uitgelogd en je wachtwoord vervalt; we mailen je een link om een nieuw te kiezen.";
        submit: "Zet mijn oude adres terug";
        busy: "Bezig met terugzetten";
        taken: "Dit adres hoort nu bij een ander account, dat het heeft bevestigd. Is dat account van jou, geef het dan eerst een ander e-mailadres bij de instellingen en gebruik daarna deze link nog eens.";
      };
      done: {
        title: "Je e-mailadres is gewijzigd";
        lead: "Vanaf nu log je in met je nieuwe adres. Naar je oude adres is een mail gegaan.";
      };
      undone: {
        title: "Je oude e-mailadres is terug";
        lead: "Overal is uitgelogd. Kijk in je mail: daar staat een link om een nieuw wachtwoord te kiezen.";
      };
      ended: {
        why: "De link in de mail werkt één keer en niet voor altijd. Vraag je een nieuwe mail aan, dan werkt de vorige niet meer.";
        again: "Naar je instellingen";
      };
      onward: "Verder";
    };
  };
  activation: {
    done: {
      title: "Je e-mailadres is bevestigd";
      waiting: "Bijna klaar";
      lead: "Je profiel is zichtbaar en je berichten komen aan.";
      waitingLead: "Je account is er. Rondkijken kan al.";
      profile: "Zo zien anderen je";
      complete: "Vul je profiel aan";
      premium: "Wat Premium je geeft";
      premiumHow: "Premium begint met je eerste bundel credits. Er is geen abonnement.";
      premiumPhotos: "Alle foto’s van leden, niet alleen de eerste";
      premiumConversations: "Zoveel gesprekken als je wilt; zonder Premium begin je er {count}";
      premiumHistory: "Je gesprekken helemaal teruglezen; zonder Premium {days, plural, one {de laatste dag} other {de laatste # dagen}}";
      members: "Wie er zijn";
      membersLead: "Zoeken en een like geven kost niets.";
      onward: "Leden zoeken";
      visitor: "Het e-mailadres is bevestigd";
      visitorLead: "Log in om verder te gaan.";
      logIn: "Inloggen";
      membersFound: "{count, plural, =0 {Er is nog niemand die past bij wat je zoekt.} one {# lid past bij wat je zoekt.} other {# leden passen bij wat je zoekt.}}";
      membersMany: "Meer dan {count} leden passen bij wat je zoekt.";
    };
    location: {
      title: "Je woonplaats";
      lead: "Anderen zien deze plaats, nooit je adres of waar je nu bent.";
      button: "Locatie toestaan";
      permissionPending: "Je browser vraagt om toestemming";
      prompt: "Je browser vraagt eerst of het mag. Je plaats verandert er niet door.";
      granted: "Je browser mag je locatie gebruiken. Je plaats blijft zoals je hem invulde.";
      denied: "Je browser deelt je locatie niet. Dat kun je veranderen bij de instellingen van deze site in je browser.";
      unsupported: "Deze browser kan je locatie niet bepalen.";
      unknown: "Of je browser je locatie mag delen, is niet bekend.";
    };
    error: {
      why: "De link is verlopen, al gebruikt of vervangen door een nieuwere. Een link werkt één keer, en hooguit 7 dagen.";
      nothingLost: "Er is niets van je account verloren.";
      logIn: "Log in, dan kun je een nieuwe mail aanvragen.";
      logInButton: "Inloggen";
      already: "Je e-mailadres is al bevestigd. Er is niets meer te doen.";
      onward: "Verder";
    };
    link: {
      activation: {
        title: "Bevestig je e-mailadres";
        lead: "Met één druk op de knop is je e‑mailadres bij {site} bevestigd. Daarna is je profiel zichtbaar en komen je berichten aan.";
        submit: "E-mailadres bevestigen";
        submitAndLogIn: "Bevestigen en inloggen";
        busy: "Bezig met bevestigen";
        password: "Wachtwoord";
        passwordHint: "Het wachtwoord dat je bij het inschrijven hebt gekozen.";
        setPassword: "Dat weet ik niet: ik kies een nieuw wachtwoord";
        newPassword: "Nieuw wachtwoord";
        newPasswordHint: "Minstens 12 tekens. Het oude wachtwoord werkt daarna niet meer.";
        usePassword: "Toch mijn eigen wachtwoord gebruiken";
        show: "Toon";
        hide: "Verberg";
        other: "Je bent hier ingelogd als {name}. Na het bevestigen ben je ingelogd met het account van deze mail.";
        notMe: "Heb jij je niet ingeschreven?";
        notMeLink: "Dit was ik niet";
      };
    };
    cancel: {
      title: "Was jij dit niet?";
      lead: "Iemand heeft zich met jouw e‑mailadres ingeschreven bij {site}. Je kunt dat account hier verwijderen.";
      what: "Hiermee verdwijnen je e‑mailadres en alles wat er is ingevuld: naam, geboortedatum, woonplaats, interesses, likes en berichten. Niemand heeft daar iets van gezien. Wie nu met dat account is ingelogd, wordt uitgelogd.";
      retained: "Alleen de boekhouding van credits en betalingen blijft bewaard, zonder naam of adres. Het verwijderen kan niet ongedaan worden gemaakt.";
      submit: "Account verwijderen";
      busy: "Bezig met verwijderen";
      back: "Toch wel: dit was ik";
      doneTitle: "Het account is verwijderd";
      done: "Bij {site} staat niets meer onder je e‑mailadres. Je hoeft verder niets te doen.";
      home: "Naar de voorpagina";
    };
    used: {
      title: "Je e-mailadres is al bevestigd";
      lead: "Er is niets meer te doen.";
      onward: "Verder";
      logIn: "Inloggen";
    };
  };
  alerts: {
    close: "Sluiten";
    changeAddress: "Adres wijzigen";
    help: "Hulp vragen";
    bounce: "Onze mail aan jou kwam terug. We sturen niets meer tot het adres klopt.";
    fbl: "Onze mail is bij jou als spam gemeld, dus we mailen je niet meer over mensen en nieuws. Wil je dat wel, schrijf ons.";
    listunsubscribe: "Je hebt je in je mailprogramma afgemeld, dus we mailen je niet meer over mensen en nieuws. Wil je dat wel, schrijf ons.";
    push: "Wil je op dit apparaat een seintje als iemand je schrijft?";
    switchOn: "Aanzetten";
    pushOn: "Dit apparaat krijgt voortaan een seintje.";
    pushFailed: "Het aanzetten is niet gelukt. Probeer het nog eens.";
    install: "Zet {site} als app op je beginscherm: met één tik open, en je laatste gesprekken lees je ook zonder internet.";
    installNow: "Installeren";
    installHow: "Zo doe je dat";
  };
  attributes: {
    labels: {
      gender: "Geslacht";
      seeks: "Op zoek naar";
      sexuality: "Geaardheid";
      reason: "Zoekt";
      tattoos: "Tatoeages";
      hair_colour: "Haar";
      eye_colour: "Ogen";
      body_type: "Postuur";
      relationship_status: "Relatiestatus";
      city: "Woonplaats";
      country: "Land";
      region: "Regio";
      age: "Leeftijd";
      interests: "Interesses";
    };
    gender: {
      female: "Vrouw";
      male: "Man";
    };
    genderPlural: {
      female: "Vrouwen";
      male: "Mannen";
    };
    sexuality: {
      hetero: "Hetero";
      gay: "Homo";
      lesbian: "Lesbisch";
      bi: "Bi";
    };
    reason: {
      relationship: "Een relatie";
      friendship: "Vriendschap";
      chatting: "Gezellig chatten";
      dating: "Dates";
      company: "Gezelschap";
    };
    tattoos: {
      none: "Geen";
      one: "Eén";
      several: "Meerdere";
    };
    hair_colour: {
      black: "Zwart";
      brown: "Bruin";
      blonde: "Blond";
      red: "Rood";
      grey: "Grijs";
      white: "Wit";
      bald: "Kaal";
    };
    eye_colour: {
      blue: "Blauw";
      green: "Groen";
      brown: "Bruin";
      grey: "Grijs";
      hazel: "Groenbruin";
    };
    body_type: {
      slim: "Slank";
      normal: "Gemiddeld";
      fat: "Stevig";
    };
    relationship_status: {
      divorced: "Gescheiden";
      living_together: "Samenwonend";
      married: "Getrouwd";
      unmarried: "Ongehuwd";
      single: "Single";
      widowed: "Verweduwd";
    };
    regionLabel: {
      province: "Provincie";
      state: "Staat";
      federalState: "Deelstaat";
      canton: "Kanton";
      voivodeship: "Woiwodschap";
      region: "Regio";
      county: "Graafschap";
      nation: "Landsdeel";
      autonomousCommunity: "Autonome regio";
      territory: "Territorium";
    };
  };
  cases: {
    title: "Melden of klagen";
    lead: "Zie je iets wat niet mag, of gaat er bij ons iets mis? Schrijf het hier op. Een account is niet nodig.";
    danger: "Ben je in gevaar? Bel 112.";
    category: "Wat is er aan de hand?";
    categories: {
      money: "Vraagt om geld, codes of gegevens";
      impersonation: "Doet zich voor als iemand anders";
      abusive: "Grof, dreigend of discriminerend";
      sexual: "Stuurt naaktbeelden of dringt aan";
      minor: "Is misschien geen 18";
      illegal: "Iets anders wat volgens mij strafbaar is";
      privacy: "Mijn foto of gegevens staan hier zonder mijn toestemming";
      service: "Een klacht over de site of een betaling";
      other: "Iets anders";
    };
    location: "Waar zie je het?";
    locationHint: "Het adres van de pagina of de naam van het profiel. Mag leeg blijven.";
    words: "Wat gebeurde er?";
    optional: "Mag leeg blijven.";
    name: "Je naam";
    email: "Je e-mailadres";
    emailHint: "Hier komt de ontvangstbevestiging, en later de beslissing. Mag leeg blijven.";
    truthful: "Wat ik hier schrijf, is naar mijn beste weten waar en volledig.";
    submit: "Versturen";
    busy: "Bezig met versturen";
    next: {
      title: "Wat er daarna gebeurt";
      read: "Een mens leest je melding, <strong>binnen 24 uur</strong>.";
      secret: "{name} hoort niet dat jij het was.";
      secretUnnamed: "Wie het aangaat, hoort niet dat jij het was.";
      answer: "Je krijgt bericht van wat we deden. Ben je het er niet mee eens, dan kijkt iemand anders opnieuw.";
    };
    report: {
      title: "{name} melden";
      message: "Gaat het om één bericht?";
      noMessage: "Nee, om meer dan dat";
      photo: "Foto van {date}";
      share: "Onze laatste 20 berichten meesturen";
      block: "{name} ook blokkeren";
      submit: "Melding versturen";
      cancel: "Laat maar";
      blocked: "{name} is geblokkeerd. Jullie zien elkaar niet meer. Dat kun je altijd terugdraaien bij Instellingen.";
    };
    received: {
      title: "Je melding is binnen";
      lead: "Dank je. Je helpt er ook anderen mee.";
      number: "Het nummer is {number}.";
      toChats: "Verder naar je berichten";
      keep: "Bewaar het adres van deze pagina: hier lees je straks de beslissing.";
    };
    case: {
      title: "Melding {number}";
      received: "Ontvangen op {date}.";
      waiting: "We hebben nog niet beslist.";
      decided: "Beslissing van {date}";
      appealTitle: "Niet mee eens?";
      appealLead: "Tot {date} kun je bezwaar maken. Dat kost je niets. Iemand anders beslist dan opnieuw.";
      appealWords: "Waarom klopt de beslissing niet?";
      appealSubmit: "Bezwaar maken";
      appealed: "Je hebt op {date} bezwaar gemaakt. Iemand anders dan de eerste keer beslist opnieuw.";
      missing: "Deze melding is er niet, of niet meer";
      missingWhy: "Meldingen blijven na de laatste beslissing nog een halfjaar staan.";
    };
    own: {
      title: "Gemeld";
      empty: "Je hebt niets gemeld. Melden doe je in het menu van een profiel of een gesprek.";
      reporter: "Je melding {number} van {date}";
      reported: "Over jouw profiel: {number} van {date}";
      waiting: "Wacht op een beslissing";
      decided: "Er is beslist";
    };
    grounds: {
      money: "Er is om geld, codes of gegevens gevraagd.";
      impersonation: "Het profiel doet zich voor als iemand anders.";
      abusive: "Er is gescholden, gedreigd of gediscrimineerd.";
      sexual: "Er zijn ongevraagd naaktbeelden of seksuele berichten gestuurd.";
      minor: "Dit lid is waarschijnlijk nog geen 18.";
      illegal: "De inhoud is bij wet verboden.";
      privacy: "Er staan foto’s of gegevens van een ander, zonder toestemming.";
      rules: "De huisregels zijn niet gevolgd.";
    };
    statement: {
      reporter: {
        none: "We hebben melding {number} bekeken. We vonden niets waartegen we mogen optreden.";
        warning: "We hebben melding {number} bekeken en het lid gewaarschuwd.";
        removal: "We hebben melding {number} bekeken en weggehaald wat niet mag.";
        suspension: "We hebben melding {number} bekeken en het profiel {until, select, good {voorgoed uitgezet} other {uitgezet tot {until}}}.";
      };
      reported: {
        none: "We hebben een eerdere maatregel tegen je profiel teruggedraaid. Andere maatregelen veranderen daardoor niet.";
        warning: "Je krijgt een waarschuwing. Je profiel blijft zoals het is.";
        removal: "We hebben iets weggehaald: {items}.";
        suspension: "We hebben je profiel {until, select, good {voorgoed uitgezet} other {uitgezet tot {until}}}. Zolang ziet niemand je en kun je niet inloggen.";
      };
      items: {
        about: "je tekst";
        message: "een bericht";
        photo: "{count, plural, one {een foto} other {# foto’s}}";
      };
      why: "De reden: {ground}";
      terms: "Dat mag niet volgens de huisregels in onze algemene voorwaarden.";
      law: "Het is naar ons oordeel ook tegen de wet.";
      facts: "De aanleiding was een melding. We hebben gekeken naar wat er stond toen die binnenkwam. Een mens heeft beslist, zonder automatische beoordeling. De beslissing geldt op heel {site}.";
      again: "Iemand anders dan de eerste keer heeft opnieuw gekeken.";
      replaces: "Deze beslissing komt in de plaats van de eerdere.";
      appeal: "Ben je het er niet mee eens? Je kunt bezwaar maken tot {date}; dat kost niets. Iemand anders beslist opnieuw.";
      court: "Je kunt ook naar een erkende geschilleninstantie of de rechter.";
    };
    mail: {
      receiptSubject: "Je melding {number} is binnen";
      receiptBody: "Een mens leest je melding, binnen 24 uur. Je krijgt bericht van wat we deden. Het nummer is {number}.";
      receiptNotYou: "Heb jij niets gemeld? Dan heeft iemand zich in het adres vergist. Je hoeft niets te doen.";
      open: "Bekijk je melding";
      decisionSubject: "Er is beslist over melding {number}";
      decisionSubjectReported: "Een beslissing over je profiel bij {site}";
      decisionHeading: "Onze beslissing";
      decisionOpen: "Lees de beslissing of maak bezwaar";
    };
  };
  "chat-dialogs": {
    remove: {
      title: "Gesprek verwijderen?";
      text: "Het gesprek verdwijnt uit jouw lijst; {name} houdt het. Berichten die nog wachten worden niet verstuurd, en die credits krijg je terug. Schrijft {name} je later weer, dan zonder de oude berichten.";
      confirm: "Verwijderen";
      cancel: "Bewaren";
      done: "Gesprek verwijderd";
      undo: "Ongedaan maken";
    };
    openings: {
      title: "Een begin";
      hint: "Kies een begin voor je bericht aan {name} en maak er je eigen zin van. Er wordt niets verstuurd.";
      close: "Sluiten";
      choose: "In het bericht zetten";
      own: "Liever zelf beginnen";
      shared: {
        about: "over {interest}, iets van jullie allebei";
        text: "We hebben allebei “{interest}” aangevinkt. Wat vind jij daar zo mooi aan?";
      };
      city: {
        about: "over {city}";
        text: "{city}: wat is daar jouw liefste plek?";
      };
      topic: {
        tea: {
          about: "over kleine gewoontes";
          text: "Koffie of thee, en waar drink je die het liefst?";
        };
        sunday: {
          about: "over vrije dagen";
          text: "Hoe ziet een mooie zondag er voor jou uit?";
        };
        laugh: {
          about: "over deze week";
          text: "Waar heb je deze week om gelachen?";
        };
        advice: {
          about: "over smaak";
          text: "Welk boek of welke film zou je me aanraden?";
        };
        trip: {
          about: "over dromen";
          text: "Waar ging je morgen heen, als alles kon?";
        };
      };
    };
    agreement: {
      title: "Goed om te weten over {name}";
      cost: "Een bericht kost hier evenveel als bij elk lid:";
      once: "Je gaat één keer akkoord. Verandert deze tekst, dan vragen we het opnieuw.";
      agree: "Akkoord en versturen";
      busy: "Bezig met versturen";
      cancel: "Niet versturen";
      close: "Sluiten";
    };
    gift: {
      title: "Een cadeau voor {name}";
      hint: "Getekend, met je eigen woorden erbij. Elk cadeau kost evenveel.";
      which: "Welk cadeau?";
      close: "Sluiten";
      words: "Schrijf er iets bij (mag)";
      give: "Cadeau geven";
      notEnough: "{price, plural, one {Dit cadeau kost # credit} other {Dit cadeau kost # credits}}{money, select, none {} other { ({money})}} en je hebt er {balance}.";
    };
    photo: {
      title: "Een foto voor {name}";
      hint: "{name} ziet de foto eerst wazig, en pas na een tik scherp. De plaats waar hij is gemaakt, wissen we uit het bestand.";
      close: "Sluiten";
      choose: "Foto kiezen";
      take: "Foto maken";
      other: "Andere foto kiezen";
      preview: "De foto die je gekozen hebt";
      chosen: "Gekozen: {file}";
      words: "Schrijf er iets bij (mag)";
      send: "Foto versturen";
      sending: "Foto wordt verstuurd";
      processing: "Foto wordt klaargezet";
      cancel: "Annuleren";
      reveal: "Foto bekijken";
      blurred: "Wazige foto van {name}";
      mine: "Foto voor {name}";
      theirs: "Foto van {name}";
      enlarge: "{photo}, groter bekijken";
      failed: "De foto kon niet worden geladen.";
      retry: "Opnieuw";
      notEnough: "{price, plural, one {Deze foto kost # credit} other {Deze foto kost # credits}}{money, select, none {} other { ({money})}} en je hebt er {balance}.";
    };
    share: {
      page: "Foto sturen";
      title: "Aan wie wil je deze foto sturen?";
      hint: "Er wordt nog niets verstuurd: in het gesprek zie je eerst wat het kost.";
      first: "Je hebt {count} foto’s gedeeld. Je kunt er één tegelijk sturen: dit is de eerste, de andere hebben we niet bewaard.";
      preview: "De foto die je hebt gedeeld";
      loading: "Foto wordt geladen";
      cancel: "Niet versturen";
      rejected: "Deze foto kun je niet sturen";
      none: "Er staat geen foto klaar";
      noneHelp: "Een gedeelde foto staat alleen op dit apparaat en is een uur te gebruiken. Deel hem opnieuw vanuit je fotogalerij.";
      noChats: "Je hebt nog geen gesprekken";
      noChatsHelp: "Een foto stuur je in een gesprek. Begin er een, en deel de foto daarna opnieuw.";
    };
    search: {
      title: "Zoeken in je gesprek met {name}";
      close: "Sluiten";
      label: "Woord of woorden";
      hint: "Minstens 2 letters";
      submit: "Zoeken";
      busy: "Bezig met zoeken";
      found: "{more, select, true {De laatste {count, number} berichten waar het in staat} other {{count, plural, =0 {Niets gevonden in dit gesprek} one {1 bericht gevonden} other {# berichten gevonden}}}}";
      more: "Eerdere berichten zoeken";
      back: "Terug naar wat je vond";
      you: "Jij";
      at: "{day} om {time}";
    };
    safety: {
      title: "Even stilstaan voor je verstuurt";
      sending: {
        contact: "Dit gaat over contactgegevens. Neem rustig de tijd: hier kun je iemand blokkeren, op je telefoon is dat lastiger.";
        money: "Dit gaat over geld. Stuur nooit geld of bankgegevens naar iemand die je nog niet in het echt kent.";
        pressure: "Dit kan klinken als druk. Een goed contact kan een nachtje wachten.";
        secrecy: "Dit gaat over iets geheimhouden. Vertel het gerust aan iemand die je vertrouwt; wie het goed met je meent, vindt dat prima.";
      };
      private: "Alleen jij ziet dit; het gebeurt in je eigen browser.";
      edit: "Nog even kijken";
      send: "Toch versturen";
      received: {
        money: "Vraagt iemand om geld? Geef het niet, en meld het.";
        secrecy: "Moet iets geheim blijven? Praat er juist over met iemand die je vertrouwt.";
      };
      report: "{name} melden om dit bericht";
      dismiss: "Begrepen";
    };
    emoji: {
      title: "Emoji";
      search: "Zoek een emoji";
      none: "Geen emoji gevonden";
      loading: "Emoji worden geladen";
      close: "Emoji sluiten";
      groups: {
        recent: "Laatst gebruikt";
        smileys: "Gezichten en gevoel";
        people: "Mensen en gebaren";
        animals: "Dieren en natuur";
        food: "Eten en drinken";
        travel: "Reizen en plaatsen";
        activities: "Activiteiten";
        objects: "Voorwerpen";
        symbols: "Symbolen";
      };
    };
    below: {
      latest: "Naar het laatste bericht";
      new: "{count, plural, one {# nieuw bericht} other {# nieuwe berichten}}";
      typing: "{name} is aan het typen";
    };
  };
  "chat-start": {
    choose: {
      title: "Kies een gesprek";
      help: "Ze staan links, het nieuwste bovenaan.";
    };
    begin: {
      title: "Zo begin je een gesprek";
      profileHeading: "Lees eerst het profiel";
      profile: "Een vraag over iets wat er staat, is het makkelijkste begin.";
      priceHeading: "Zie vooraf wat het kost";
      price: "De prijs van een bericht, in credits en in geld, staat naast de knop, voordat je verstuurt.";
      priceFrom: "{credits, plural, one {Een bericht kost # credit} other {Een bericht kost # credits}}: vanaf {price}. Wat het jou kost, staat naast de knop, voordat je verstuurt.";
      priceFromBonus: "{credits, plural, one {Een bericht kost # credit} other {Een bericht kost # credits}}, uit je bonuscredits: je betaalt nu niets.";
      fictionalHeading: "Weet met wie je praat";
      fictional: "Is een profiel fictief, dan staat dat er met zoveel woorden bij, ook in het gesprek.";
    };
  };
  chat: {
    title: "Berichten";
    toList: "Naar je gesprekken";
    loading: "Het gesprek wordt geladen";
    failed: "Dit gesprek kon niet worden geladen";
    list: {
      loading: "Je gesprekken worden geladen";
      failed: "Je gesprekken konden niet worden geladen";
      empty: "Nog geen berichten";
      emptyHelp: "Gesprekken die je begint, staan hier. Een eerste bericht mag kort zijn.";
      findMembers: "Leden bekijken";
      typing: "is aan het typen";
      mine: "Jij: {text}";
      waiting: "Wacht nog: {text}";
      older: "Ouder bericht, te lezen met Premium";
    };
    head: {
      back: "Terug naar je gesprekken";
      backToProfile: "Terug naar het profiel";
      more: "Meer over het gesprek met {name}";
      search: "Zoeken in dit gesprek";
      remove: "Gesprek verwijderen";
    };
    earlier: {
      show: "Eerdere berichten";
      loading: "Bezig met laden";
      again: "Dat lukte niet. Opnieuw";
      locked: "Zonder Premium lees je de laatste {days, plural, one {dag} other {# dagen}}. Oudere berichten blijven voor je bewaard.";
      premium: "Wat Premium opent";
    };
    messages: {
      with: "Gesprek met {name}";
      unread: "Nieuwe berichten";
      you: "Jij:";
      they: "{name}:";
      removed: "Verwijderd omdat het tegen de huisregels was.";
    };
    intro: {
      quote: "“{text}”";
      shared: "Dit hebben jullie allebei aangevinkt";
      profile: "Heel profiel lezen";
      like: "Laat {name} weten dat je er bent.";
      openings: "Help me op weg";
    };
    status: {
      sending: "Wordt verstuurd";
      sent: "{time}, verstuurd";
      read: "{time}, gelezen";
      waiting: "Wacht tot je e-mailadres is bevestigd";
      failed: "Niet verstuurd, niets betaald.";
      unsure: "Geen antwoord gekregen. Opnieuw sturen kost nooit dubbel.";
      offline: "Geen verbinding. Dit wordt vanzelf verstuurd zodra die er weer is.";
      retry: "Opnieuw";
      discard: "Weghalen";
    };
    composer: {
      label: "Bericht aan {name}";
      placeholder: "Schrijf een bericht";
      send: "Versturen";
      left: "{count, plural, one {Nog # teken} other {Nog # tekens}}";
      tooLong: "{count, plural, one {# teken te veel} other {# tekens te veel}}";
      gift: "Cadeau aan {name} geven";
      photo: "Foto aan {name} sturen";
      emoji: "Emoji";
    };
    gift: {
      for: "Cadeau voor {name}";
      from: "Cadeau van {name}";
      listed: "Cadeau: {name}";
      names: {
        coffee: "Kop koffie";
        flowers: "Bos bloemen";
        fish: "Broodje haring";
        cake: "Stuk taart";
        book: "Boek";
        song: "Liedje";
        walk: "Wandeling";
        sunny_day: "Zonnige dag";
        bike_ride: "Fietstocht";
      };
    };
    photo: {
      listed: "Foto";
    };
    notes: {
      freeLeft: "Je {nth, select, 1 {eerste} 2 {tweede} other {volgende}} van {total} gesprekken zonder Premium. Antwoorden kan altijd.";
      waits: "Je bericht wacht tot je e-mailadres is bevestigd; de credits staan zolang apart.";
      notEnough: "{price, plural, one {Dit bericht kost # credit} other {Dit bericht kost # credits}}{money, select, none {} other { ({money})}} en je hebt er {balance}. Wat je schrijft blijft staan.";
      buy: "Credits kopen";
    };
    limit: {
      title: "{count, plural, one {Je bent al # gesprek begonnen} other {Je bent al # gesprekken begonnen}}";
      text: "Met Premium begin je er zoveel als je wilt. Premium krijg je bij je eerste bundel.";
      textPrice: "Met Premium begin je er zoveel als je wilt. Premium krijg je bij je eerste bundel: vanaf <b>{price}</b> voor {messages, plural, one {# bericht} other {# berichten}}, eenmalig.";
      premium: "Premium bekijken";
      answer: "Schrijft {name} jou, dan kun je altijd antwoorden.";
    };
  };
  checkout: {
    payButton: "Bestelling met betalingsverplichting";
    statement: "{site}, {credits, plural, one {# credit} other {# credits}}";
    methods: {
      ideal: "iDEAL | Wero";
      bancontact: "Bancontact";
      eps: "eps";
      prezelewy24: "Przelewy24";
      blik: "BLIK";
      creditcard: "Creditcard";
      visa: "Visa";
      mastercard: "Mastercard";
      cartebancaire: "Carte Bancaire";
      nexi: "Nexi";
      maestro: "Maestro";
      applepay: "Apple Pay";
      paypal: "PayPal";
      paysafecard: "paysafecard";
      sct: "Bankoverschrijving";
      sdd: "SEPA-incasso";
      giropay: "giropay";
      sofort: "Sofort";
    };
    failures: {
      declined: "Je bank of kaart heeft de betaling geweigerd.";
      insufficient_funds: "Er stond te weinig saldo op de rekening of kaart.";
      card_expired: "Deze kaart is verlopen.";
      wrong_card_data: "De gegevens van de kaart klopten niet.";
      authentication_failed: "Het bevestigen bij je bank is niet gelukt.";
      unknown: "De betaling is niet gelukt; een reden is niet genoemd.";
    };
    title: "Credits kopen";
    messages: "{count, plural, one {# bericht} other {# berichten}}";
    credits: "{count, plural, one {# credit} other {# credits}}";
    perMessage: "{price} per bericht";
    balance: {
      left: "{credits, plural, =0 {Je hebt geen credits meer.} one {Je hebt nog # credit.} other {Je hebt nog # credits.}}";
      enough: "{messages, plural, =0 {Dat is te weinig voor een bericht.} one {Dat is genoeg voor # bericht.} other {Dat is genoeg voor # berichten.}}";
    };
    fictional: {
      count: "{count, plural, one {Op deze site staat # fictief profiel.} other {Op deze site staan # fictieve profielen.}}";
      warning: "Daarbij staat altijd: “{warning}”";
    };
    choose: {
      legend: "Hoeveel berichten wil je?";
      hint: "{credits, plural, one {Een bericht kost # credit.} other {Een bericht kost # credits.}} De prijs in geld staat bij elke bundel.";
      heading: "Je keuze";
      onward: "Verder naar betalen";
      nothingYet: "Je betaalt nu nog niets.";
    };
    country: {
      label: "Je betaalt vanuit";
      hint: "Het land bepaalt de munt, de btw en hoe je kunt betalen.";
      nothing: "Vanuit {country} is nu niets te koop. Kies een ander land als je daar betaalt.";
    };
    lines: {
      credits: "Credits";
      each: "Per bericht";
      country: "Je betaalt vanuit";
      vat: "Waarvan {rate} btw";
      total: "Te betalen";
    };
    creditTerms: {
      once: "Je betaalt één keer. Er is geen abonnement.";
      keep: "Gekochte credits verlopen niet.";
      refund: "Gekochte credits die je niet gebruikt, kun je {days} dagen lang teruggeven. Je krijgt dan je geld terug: <link>bedenktijd en terugbetaling</link>.";
    };
    order: {
      title: "{count, plural, one {# bericht kopen} other {# berichten kopen}}";
      pageTitle: "Betalen";
      heading: "Je bestelling";
      other: "Andere bundel kiezen";
      changeCountry: "Wijzigen";
    };
    method: {
      legend: "Hoe wil je betalen?";
      only: "Je betaalt met";
      families: {
        bank: "via je eigen bank";
        card: "met je kaart";
        code: "met een code uit je bank-app";
        wallet: "met je account daar";
        voucher: "met de code van een bon";
        transfer: "zelf overmaken, duurt een paar dagen";
        debit: "wij schrijven af van je rekening";
      };
      bank: "Je bank";
      bankLater: "Dat kies ik op de betaalpagina";
      unknown: "Deze betaalmethode kennen we niet.";
      notHere: "{method} kan nu niet voor deze bundel vanuit {country}.";
      retired: "{method} kan hier sinds {date} niet meer.";
      legacy: "Met {method} kun je hier niet meer betalen: sinds {date} komen er geen nieuwe kaarten meer bij.";
      replaced: "In plaats daarvan staat {method} klaar. Je kunt ook iets anders kiezen.";
      other: "Kies hieronder hoe je wilt betalen.";
    };
    begin: {
      label: "Ik vraag {site} om meteen na de betaling te beginnen. Bedenk ik me binnen {days} dagen, dan krijg ik geld terug voor de credits die ik nog niet heb gebruikt.";
      missing: "Zet hier een vinkje. Zonder dit verzoek mogen we de credits niet meteen geven. Er is niets betaald.";
    };
    pay: {
      vatInside: "inclusief {rate} btw";
      busy: "De betaalpagina wordt geopend";
      once: "Eenmalig, geen abonnement";
      nothingPaid: "Er is niets betaald.";
    };
    notes: {
      provider: "Na een druk op deze knop betaal je op de pagina van de betaaldienst.";
      trader: "Je koopt van {company}, {address}, {city}, {country}.";
      terms: "Onze <link>voorwaarden</link> gelden.";
    };
    nothingToPayWith: {
      title: "Betalen lukt nu even niet";
      help: "Er is niets besteld en niets betaald. Probeer het zo opnieuw.";
      again: "Opnieuw proberen";
      busy: "Bezig met navragen";
    };
  };
  "complete-signup": {
    title: "Je account afmaken";
    lead: "Dit ontbreekt nog. Het kan nu, of later bij je profiel.";
    leadConsents: "Voor we verdergaan hebben we je akkoord nodig.";
    complete: "Je account is compleet.";
    confirmation: "Je e-mailadres";
    confirmationText: "Nog niet bevestigd.";
    onward: "Verder";
  };
  deletion: {
    lead: "Dat mag gewoon. Je hebt veertien dagen om je te bedenken.";
    now: "<b>Meteen</b> ziet niemand je meer. Je krijgt alleen nog de mail waarmee je alles terughaalt.";
    undo: "<b>Tot {date}</b> kun je alles terughalen, met de link in de mail die je nu krijgt.";
    erased: "<b>Daarna</b> is het weg: profiel, foto’s, likes en berichten. Bestelgegevens bewaren we zolang de wet dat vraagt.";
    bought: "{count, plural, =0 {Gekochte credits heb je niet.} one {Je verliest <b># gekochte credit</b>.} other {Je verliest <b># gekochte credits</b>.}}";
    bonus: "{count, plural, one {Je <b># bonuscredit</b> vervalt dan ook.} other {Je <b># bonuscredits</b> vervallen dan ook.}}";
    refund: "Gekochte credits die je niet hebt gebruikt, kun je tot {days} dagen na de aankoop terugbetaald krijgen. Vraag dat eerst, via <link>{email}</link>.";
    why: "Waarom ga je?";
    optional: "Overslaan mag.";
    reasons: {
      price: "Het is me te duur";
      found_someone: "Ik heb iemand gevonden";
      not_looking: "Ik zoek niet meer";
      site_problems: "De site werkt niet goed";
      no_members: "Te weinig leden voor mij";
      time: "Ik heb er geen tijd voor";
      other: "Iets anders";
    };
    remark: "Wat wil je ons zeggen?";
    password: "Je wachtwoord";
    submit: "Account verwijderen";
    busy: "Je account wordt verwijderd";
    stay: "Toch blijven";
    done: {
      title: "Je account is verwijderd";
      goodbye: "Niemand ziet je nu meer. Het ga je goed, {name}.";
      goodbyePlain: "Niemand ziet je nu meer. Het ga je goed.";
      undo: "Bedenk je je? Open <b>tot {date}</b> de link in de mail aan {email}. Alles komt dan terug zoals het was.";
      undoPlain: "Bedenk je je? Open binnen veertien dagen de link in de mail die je hebt gekregen. Alles komt dan terug zoals het was.";
      home: "Naar de voorpagina";
    };
    partner: {
      countdown: "{count, plural, one {Over # seconde ga je door naar {name}.} other {Over # seconden ga je door naar {name}.}}";
      stopped: "Je blijft hier. Naar {name} ga je alleen als je dat zelf kiest.";
      stop: "Hier blijven";
      go: "Naar {name}";
    };
    back: {
      title: "Account terughalen";
      lead: "Met één druk op de knop is je account bij {site} terug zoals het was: je profiel, foto’s, likes en gesprekken. Anderen zien je dan weer.";
      submit: "Account terughalen";
      busy: "Je account wordt teruggehaald";
      doneTitle: "Je account is terug";
      done: "Alles is weer zoals het was. Log in om verder te gaan.";
      logIn: "Inloggen";
      ended: "De veertien dagen zijn voorbij, of een nieuwere mail heeft deze link vervangen.";
      home: "Naar de voorpagina";
    };
  };
  errors: {
    invalid_input: "Nog niet alles is goed ingevuld.";
    malformed_request: "Wat je stuurde, kunnen we niet lezen. Er is niets uitgevoerd. Laad de pagina opnieuw en probeer het nog eens.";
    payload_too_large: "Dit is te groot om te versturen. Maak het korter of kies een kleiner bestand.";
    unsupported_media_type: "Dit soort bestand of bericht kunnen we niet lezen. Er is niets verstuurd. Kies een ander bestand of schrijf het opnieuw.";
    not_found: "Dit bestaat niet, of niet meer.";
    method_not_allowed: "Dit kan hier niet.";
    cross_site_request: "Deze opdracht kwam van een andere site en is niet uitgevoerd. Probeer het op onze eigen pagina’s.";
    request_type_required: "Deze opdracht kwam niet van onze eigen pagina’s en is niet uitgevoerd. Laad de pagina opnieuw en probeer het nog eens.";
    too_many_requests: "Dit ging te vaak achter elkaar. Wacht even en probeer het dan opnieuw.";
    daily_limit: "Je hebt vandaag heel veel profielen bekeken. Morgen kun je verder kijken.";
    unknown_site: "Op dit adres is geen site.";
    no_site_yet: "Hier is nog geen site. Beheer je deze server? Voeg dan de eerste toe met: npm run site:add mijn-site.json";
    authentication_required: "Log in om verder te gaan.";
    login_failed: "Login mislukt, probeer opnieuw";
    account_blocked: "Te veel foute pogingen, account voor {minutes} min geblokkeerd.";
    account_disabled: "{until, select, good {Je profiel is voorgoed uitgezet.} other {Je profiel staat uit tot {until}.}} {ground} In de mail die je kreeg, staat hoe je bezwaar maakt.";
    passkey_failed: "De passkey is niet herkend. Probeer het nog eens.";
    passkey_limit: "Je hebt al 20 passkeys. Verwijder er eerst een.";
    reset_mail_limit: "Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.";
    office_login_failed: "E-mailadres, wachtwoord of code klopt niet. Er is niets veranderd; probeer het opnieuw.";
    invitation_invalid: "Deze uitnodiging is gebruikt of verlopen. Vraag een beheerder om een nieuwe.";
    role_required: "Dit hoort niet bij je taken op deze site.";
    own_decision: "Over een bezwaar tegen je eigen besluit beslist iemand anders.";
    signup_invite_only: "Inschrijven kan hier alleen op uitnodiging.";
    signup_id_used: "Dit account is al gemaakt, met andere gegevens. Log in, of begin opnieuw met inschrijven.";
    already_confirmed: "Je e-mailadres is al bevestigd.";
    link_invalid: "Link verlopen of invalide, vraag een nieuwe e-mail aan";
    activation_failed: "Activeren mislukt";
    not_enough_credits: "Je hebt onvoldoende credits";
    conversation_limit: "Deze functie is alleen beschikbaar voor premium leden. De gesprekken die je zonder Premium kunt beginnen, heb je al begonnen. Antwoorden kan altijd.";
    fictional_agreement_required: "Lees eerst wat een fictief profiel is en ga ermee akkoord. Er is niets verstuurd of betaald.";
    conversation_closed: "Dit gesprek is gesloten: je kunt dit profiel niet meer zien.";
    profile_unavailable: "Je kunt dit profiel niet meer zien.";
    liked_only: "Alleen mensen die van dit lid een like kregen, kunnen een gesprek beginnen.";
    like_of_oneself: "Jezelf kun je geen like geven.";
    swipe_likes_spent: "Je likes van vandaag zijn op. Morgen krijg je er nieuwe. Profielen bekijken kan gewoon.";
    block_of_oneself: "Jezelf kun je niet blokkeren.";
    report_of_oneself: "Jezelf kun je niet melden.";
    appeal_closed: "Bezwaar maken kan hier niet, of niet meer.";
    case_taken: "Een ander werkt aan deze melding, of er is al beslist.";
    appeal_other_person: "Over dit bezwaar moet iemand anders beslissen: jij hebt eerder over deze melding beslist.";
    mailing_changed: "Iemand anders heeft deze mailing intussen gewijzigd. Er is niets opgeslagen. Bewaar je tekst zo nodig zelf, en laad de nieuwste versie.";
    mailing_closed: "Dit kan niet meer: deze mailing is gepland, verstuurd of gestopt.";
    mailing_incomplete: "Schrijf in minstens één taal een onderwerp en een tekst, en laat geen taal half af.";
    mailing_link: "In de tekst staat een adres van een andere site. Een mailing leidt alleen naar de site zelf.";
    mailing_price: "In de tekst staat een prijs of korting die deze site niet heeft. Noem alleen wat een lid echt betaalt.";
    message_to_oneself: "Aan jezelf kun je geen bericht sturen.";
    message_id_used: "Dit bericht is al eerder verstuurd, met een andere tekst. De nieuwe tekst is niet verstuurd en kost niets.";
    photo_unavailable: "Deze foto is er niet meer. Kies hem opnieuw.";
    photo_limit: "Je hebt al zo veel foto’s als kan. Verwijder er eerst een.";
    photo_too_large: "Deze foto is groter dan 15 MB. Kies een kleinere.";
    photo_type: "Dit bestand is geen foto die we kunnen tonen. Kies een JPEG, PNG of WebP.";
    photo_heic: "Dit is een HEIC-foto, en die kunnen we niet lezen. Zo stuur je een JPEG: kies op je iPhone bij Instellingen, Camera, Structuren voor ‘Meest compatibel’ en maak de foto opnieuw, of bewaar hem eerst als JPEG.";
    photo_too_many_pixels: "Deze foto heeft meer beeldpunten dan we kunnen verwerken. Kies een kleinere versie.";
    photo_damaged: "Deze foto is beschadigd: we kunnen hem niet openen. Kies een andere.";
    order_id_used: "Deze bestelling is al gedaan, met een andere inhoud. Begin opnieuw; er is niets extra betaald.";
    order_expired: "Deze bestelling is verlopen. Begin opnieuw; er is niets betaald.";
    price_changed: "De prijs is zojuist veranderd; hier staat nu de nieuwe. Er is niets betaald.";
    method_unavailable: "Deze betaalmethode kan hier nu niet. Kies een andere; er is niets betaald.";
    payment_unavailable: "Betalen lukt nu even niet. Probeer het zo opnieuw; er is niets betaald.";
    unexpected: "Er is een fout opgetreden, probeer het later opnieuw.";
    unavailable: "We zijn even niet bereikbaar. Probeer het zo opnieuw; er is niets verloren of betaald.";
    offline: "Geen verbinding. Controleer je internet en probeer het opnieuw.";
    fields: {
      required: "Vul dit in.";
      invalid_value: "Dit klopt niet. Kijk het nog eens na.";
      invalid_email: "Ongeldige e-mail";
      too_short: "Dit is te kort.";
      too_long: "Dit is te lang.";
      unknown_language: "Deze taal kennen we niet.";
      birth_date_required: "Vul uw geboortedatum in ({min_age}+ jaar)";
      invalid_birth_date: "Ongeldige geboortedatum.";
      too_young: "Vul uw geboortedatum in ({min_age}+ jaar)";
      name_is_email: "Kies een andere naam dan je e-mailadres: andere leden zien hem.";
      name_starts_with_at: "Een naam begint niet met @.";
      name_invisible: "In deze naam zitten onzichtbare tekens, zoals die bij kopiëren mee kunnen komen. Typ de naam zelf in.";
      name_characters: "Een naam bestaat uit letters. Spaties, streepjes, punten en apostrofs mogen; symbolen en emoji niet.";
      name_alphabets: "In deze naam staan letters uit verschillende alfabetten door elkaar. Gebruik er één.";
      name_contact: "Iedereen op de site ziet je naam: zet er geen telefoonnummer, e-mailadres of webadres in.";
      name_reserved: "Met deze naam lijkt het alsof je bij de site werkt. Kies een andere.";
      email_taken: "Dit e-mailadres heeft al een account op deze site.";
      email_deleted: "Het verwijderen van dit account is nog niet definitief. Met de e-mail die we je stuurden, haal je het terug.";
      email_unknown: "E-mailadres niet gevonden";
      password_too_short: "Kies een wachtwoord van minstens 12 tekens.";
      password_common: "Dit wachtwoord is te makkelijk te raden: het bestaat uit woorden, namen of jaartallen die als eerste worden geprobeerd. Voeg een of twee woorden toe die er niet bij horen.";
      password_regular: "Dit wachtwoord is te makkelijk te raden: de tekens herhalen zich of volgen op elkaar, zoals 1234 of qwerty. Een paar woorden die niet bij elkaar horen zijn beter.";
      password_personal: "Je naam, je e-mailadres, je geboortedatum of de naam van de site is als wachtwoord te makkelijk te raden. Kies iets anders, of voeg een paar andere woorden toe.";
      passwords_differ: "De opgegeven wachtwoorden zijn niet gelijk.";
      wrong_password: "Controleer je oude wachtwoord.";
      password_incorrect: "Dit wachtwoord klopt niet.";
      code_wrong: "Deze code klopt niet of is al gebruikt. Wacht op de volgende en typ die over.";
      staff_known: "Met dit adres werkt hier al iemand.";
      terms_required: "Ga akkoord met de voorwaarden om een account te maken.";
      terms_missing: "Ga akkoord met de voorwaarden om verder te gaan.";
      consent_required: "Geef hier eerst apart toestemming voor.";
      category_required: "Kies wat er aan de hand is.";
      truth_required: "Bevestig dat het naar je beste weten waar is.";
      unknown_country: "In dit land is deze site er niet.";
      unknown_region: "Deze regio hoort niet bij het gekozen land.";
      unknown_city: "Deze plaats ligt niet in het gekozen gebied. {town, select, none {Kies een plaats uit de lijst.} other {Bedoel je {town}?}}";
      min_above_max: "De laagste leeftijd is hoger dan de hoogste.";
      invalid_new_email: "Nieuw e-mailadres invalide.";
      email_is_name: "Kies een ander e-mailadres dan je naam: andere leden zien die.";
      in_past: "Kies een tijd die nog moet komen.";
    };
    conversation_taken: "Iemand anders heeft dit gesprek.";
    claim_ended: "Dit gesprek is niet meer bij jou. Er is niets verstuurd.";
    honest_line_required: "Er is gevraagd of dit profiel echt is. Zonder de eerlijke zin gaat het antwoord niet weg.";
    conversation_held: "Dit lid is voorgelegd aan een beheerder. Tot die vrijgeeft, antwoordt niemand.";
  };
  home: {
    signUp: "Gratis inschrijven";
    sentence: {
      label: "Leden zoeken";
      text: "Ik zoek <who></who> <ages></ages> <last>in <place></place></last>";
      who: "Wie je zoekt";
      ages: "Leeftijd";
      place: "Waar";
      anybody: "iemand";
      female: "een vrouw";
      male: "een man";
      anyAge: "van elke leeftijd";
      agesBetween: "van {from} tot {to}";
      agesFrom: "vanaf {from}";
      anywhere: "het hele land";
      lookAround: "Eerst rondkijken";
      found: "{count, plural, =0 {Nog niemand die hierbij past} one {# lid past hierbij} other {# leden passen hierbij}}";
      foundMany: "Meer dan {count} leden passen hierbij";
    };
    honest: {
      fictionalHeading: "Echt, of het staat erbij";
      fictional: "{count, plural, one {Hier staat # fictief profiel. Dat staat er overal met zoveel woorden bij. Fysiek contact is niet mogelijk.} other {Hier staan # fictieve profielen. Dat staat er overal met zoveel woorden bij. Fysiek contact is niet mogelijk.}}";
      noFictional: "Hier staan geen fictieve profielen.";
      priceHeading: "De prijs in geld";
      price: "Een bericht kost {credits, plural, one {# credit} other {# credits}}: vanaf {price}. Dat staat bij elke knop die geld kost, voordat je drukt.";
      priceUnknown: "Een bericht kost {credits, plural, one {# credit} other {# credits}}. De prijs in geld staat bij elke knop die geld kost, voordat je drukt.";
      subscriptionHeading: "Geen abonnement";
      subscription: "Je koopt een bundel credits wanneer je wilt. Er wordt niets verlengd, en gekochte credits verlopen niet.";
    };
    people: {
      heading: "Een paar van onze leden";
      all: "Alle leden bekijken";
    };
    how: {
      heading: "Zo werkt het";
      signUpHeading: "Inschrijven is gratis";
      signUp: "{messages, plural, =0 {Je maakt in een paar minuten een profiel.} one {Je maakt in een paar minuten een profiel en krijgt # gratis bericht.} other {Je maakt in een paar minuten een profiel en krijgt # gratis berichten.}}";
      searchHeading: "Rustig kijken";
      search: "Zoek op leeftijd en plaats. Niemand ziet je geboortedatum of waar je precies woont.";
      talkHeading: "Praten als het klikt";
      talk: "Een like kost niets. Schrijven wel, en je ziet steeds wat. Je kunt met {count, plural, one {# gesprek} other {# gesprekken}} beginnen voordat je iets koopt.";
    };
    costs: {
      heading: "Wat het kost";
      lookAround: "Inschrijven, zoeken en likes geven";
      nothing: "niets";
      message: "Een bericht";
      credits: "{credits, plural, one {# credit} other {# credits}}";
      fromPrice: "{credits, plural, one {# credit} other {# credits}}, vanaf {price}";
      bonus: "Wat je bij je inschrijving krijgt";
      bonusValue: "{credits, plural, one {# bonuscredit} other {# bonuscredits}}: genoeg voor {messages, plural, one {# bericht} other {# berichten}}";
      premium: "Premium";
      premiumValue: "hoort bij je eerste bundel credits";
      unused: "Gekochte credits die je niet gebruikt";
      unusedValue: "tot {days, plural, one {# dag} other {# dagen}} na de koop terug te geven";
    };
    safety: {
      heading: "Veilig en rustig";
      private: "Anderen zien je naam, je leeftijd en je woonplaats. Je e‑mailadres, je geboortedatum en je adres ziet niemand.";
      money: "Geef geen bankgegevens door en maak nooit geld over aan iemand die je alleen van de site kent, hoe goed de reden ook klinkt.";
      contact: "Vertrouw je iets niet? <mail>Schrijf ons</mail>, dan kijken we ernaar.";
    };
    questions: {
      heading: "Vragen";
      real: "Hoe weet ik of iemand echt is?";
      realAnswer: "Bij een fictief profiel staat dat er overal met zoveel woorden bij: bij het zoeken, op het profiel en in het gesprek. De berichten worden geschreven door mensen die daarvoor worden betaald. Staat het er niet bij, dan heeft een lid het profiel zelf gemaakt. We vragen niemand om een identiteitsbewijs, dus neem de tijd om iemand te leren kennen.";
      premium: "Wat heb ik aan Premium?";
      premiumAnswer: "Je ziet alle foto’s van leden, begint zoveel gesprekken als je wilt en leest je gesprekken helemaal terug. Zonder Premium begin je er {count}. Premium is geen abonnement: het begint met je eerste bundel credits.";
      visible: "Wie ziet mijn profiel?";
      visibleVisitors: "Iedereen die hier rondkijkt, ook zonder account, ziet je naam, leeftijd, woonplaats, eerste foto en wat je over jezelf vertelt. Je profiel is pas zichtbaar als je je e‑mailadres hebt bevestigd, en zoekmachines vragen we om leden niet te tonen.";
      visibleMembers: "Leden zien je naam, leeftijd, woonplaats, eerste foto en wat je over jezelf vertelt. Je profiel is pas zichtbaar als je je e‑mailadres hebt bevestigd, en zoekmachines vragen we om leden niet te tonen.";
      refund: "Kan ik mijn geld terugkrijgen?";
      refundAnswer: "Gekochte credits die je niet hebt gebruikt, kun je binnen {days, plural, one {# dag} other {# dagen}} teruggeven. <link>Zo gaat dat</link>.";
    };
    member: {
      welcome: "Dag {name}";
      noNews: "Geen nieuwe berichten of likes";
      newMembers: "Nieuwe leden";
      active: "Onlangs actief";
      today: "<sentence>{date}.</sentence> <sentence>{news}.</sentence>";
      toRead: "Nog te lezen";
      allMessages: "Alle berichten";
      newLikes: "Nieuwe likes";
      allLikes: "Alle likes";
      search: "Zelf zoeken";
      step: {
        title: "{count, plural, one {# lid past} other {# leden passen}} bij wat je zoekt";
        titleMany: "Meer dan {count} leden passen bij wat je zoekt";
        titleNone: "Kijk eens rond";
        text: "Zoeken en liken kost niets. Bij een bericht zie je vooraf de prijs.";
        action: "Leden bekijken";
        missingTitle: {
          photo: "Zet een foto op je profiel";
          about: "Vertel iets over jezelf";
          reason: "Waarvoor ben je hier?";
        };
        missingText: {
          photo: "Met een foto weten anderen met wie ze schrijven.";
          about: "Een paar zinnen helpen anderen het meest.";
          reason: "Dan zien anderen meteen of het bij hen past.";
        };
        missingAction: {
          photo: "Foto kiezen";
          about: "Nu schrijven";
          reason: "Nu kiezen";
        };
      };
    };
  };
  interests: {
    relationship: "Relatie";
    onenightstand: "Onenightstand";
    kissing: "Zoenen";
    hugging: "Knuffelen";
    massages: "Massages";
    lingerie: "Lingerie";
    sex: "Seks";
    safesex: "Veilig vrijen";
    publicsex: "Seks op openbare plekken";
    oralsex: "Orale seks";
    analsex: "Anale seks";
    sextoys: "Seksspeeltjes";
    masturbating: "Masturberen";
    exchangingpictures: "Foto’s uitwisselen";
    threesome: "Trio";
    gangbang: "Groepsseks";
    bondage: "Bondage";
    sadomasochism: "Sadomasochisme";
    gym: "Fitness";
    sports: "Sport";
    dancing: "Dansen";
    travelling: "Reizen";
    adventure: "Avontuur";
    party: "Feestjes";
    tattoos: "Tatoeages";
    music: "Muziek";
    movies: "Films";
    videogames: "Videogames";
    politics: "Politiek";
    outdoors: "De natuur in";
    gardening: "Tuinieren";
    hiking: "Wandelen";
    biking: "Fietsen";
    reading: "Lezen";
    animals: "Dieren";
    beach: "Strand";
    art: "Kunst";
    photography: "Fotografie";
    theater: "Theater";
    shopping: "Winkelen";
    fashion: "Mode";
    astrology: "Astrologie";
    cooking: "Koken";
    foodie: "Lekker eten";
    bbq: "Barbecueën";
    sushi: "Sushi";
    vegetarian: "Vegetarisch eten";
    wine: "Wijn";
    beer: "Bier";
    tea: "Thee";
    coffee: "Koffie";
  };
  "likes-list": {
    title: "Likes";
    lists: "Soorten likes";
    tabs: {
      received: "Ontvangen";
      given: "Gegeven";
      matches: "Matches";
    };
    new: "Nieuwe like";
    match: "Match";
    none: {
      received: {
        title: "Nog geen likes";
        help: "Wie jou leuk vindt, staat hier. Zelf een like geven helpt, en is gratis.";
      };
      given: {
        title: "Je gaf nog geen likes";
        help: "Met het hart bij een profiel laat je merken dat je iemand leuk vindt. Dat is gratis.";
      };
      matches: {
        title: "Nog geen matches";
        help: "Vind je iemand leuk die jou ook leuk vindt, dan is dat een match en staat die hier.";
      };
      action: "Leden zoeken";
    };
  };
  likes: {
    heart: "Like voor {name}";
    give: "Vind ik leuk";
    takeBack: "Like terugnemen";
    undo: "Ongedaan";
    sent: "Like verstuurd aan {name}";
    waits: "Je like voor {name} wacht tot je e-mailadres is bevestigd.";
    takenBack: "Like voor {name} teruggenomen";
    notSent: "Je like voor {name} is niet verstuurd.";
    notTakenBack: "Je like voor {name} staat er nog.";
    likesMe: "{name} gaf je een like";
    both: "{name} en jij vinden elkaar leuk";
    ready: {
      title: "Wil je {name} een like geven?";
      give: "Vind ik leuk";
      later: "Niet nu";
      close: "Sluiten";
    };
    matched: {
      title: "Het is een match";
      text: "{name} en jij vinden elkaar leuk.";
      write: "Schrijf {name}";
      goOn: "Verder kijken";
      close: "Sluiten";
    };
    newLike: {
      title: "Nieuwe like!";
      open: "Bekijk {name}";
      close: "Sluiten";
    };
  };
  "log-in-first": {
    before: {
      like: {
        title: "Log in om een like te geven";
        text: "Een like geven is gratis. Na het inloggen sta je weer hier en staat de like voor je klaar.";
      };
      message: {
        title: "Log in om een bericht te sturen";
        text: "Na het inloggen staat het gesprek voor je klaar. Je ziet wat een bericht kost voordat je het verstuurt.";
      };
      gift: {
        title: "Log in om een cadeau te geven";
        text: "Na het inloggen staan de cadeaus voor je klaar. Je ziet wat een cadeau kost voordat je het geeft.";
      };
      photos: {
        title: "Log in om meer foto’s te zien";
        text: "Na het inloggen sta je weer bij dit profiel. De eerste foto ziet iedereen; de andere zien Premium-leden.";
      };
    };
    logIn: "Inloggen";
    signUp: "Gratis inschrijven";
    close: "Sluiten";
  };
  mail: {
    copyAddress: "Werkt de knop niet? Kopieer dan dit adres naar je browser:";
    footer: {
      reply: "Vragen? Antwoord gewoon op deze mail of schrijf naar {email}.";
      company: "{site} is van {company}, {address}, {city}.";
    };
    activation: {
      subject: "Bevestig je e-mailadres voor {site}";
      heading: "Nog één stap";
      body: "Je hebt je ingeschreven bij {site}. Bevestig je e-mailadres: pas dan zien andere leden je en komen je berichten aan.";
      action: "Bevestig mijn e-mailadres";
      expires: "De link werkt één keer, tot {date}.";
      notYou: "Heb jij je niet ingeschreven? Dan heeft iemand zich in het adres vergist, of het zonder te vragen gebruikt. Je hoeft niets te doen: zonder bevestiging krijgt niemand dit profiel te zien. Verwijderen kan ook:";
      notMe: "Dit was ik niet";
    };
    addressTaken: {
      subject: "Je hebt al een account bij {site}";
      heading: "Je hebt al een account";
      body: "Iemand, waarschijnlijk jijzelf, wilde zich bij {site} inschrijven met dit e-mailadres. Daar hoort al een account bij. Er is niets veranderd.";
      action: "Inloggen";
      notYou: "Was jij het niet? Dan hoef je niets te doen. Op de site is niet te zien geweest dat je hier een account hebt.";
    };
    reset: {
      subject: "Kies een nieuw wachtwoord voor {site}";
      heading: "Een nieuw wachtwoord";
      body: "Je hebt een nieuw wachtwoord aangevraagd voor je account bij {site}. Met deze knop kies je er een.";
      action: "Kies een nieuw wachtwoord";
      expires: "De link werkt één keer, tot {date}.";
      notYou: "Heb jij dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is. Geef deze link aan niemand.";
    };
    resetUnknown: {
      subject: "Geen account bij {site} met dit e-mailadres";
      heading: "Er is geen account met dit adres";
      body: "Iemand, waarschijnlijk jijzelf, vroeg bij {site} een nieuw wachtwoord aan voor {email}. Met dat adres is er geen account.";
      otherAddress: "Heb je wel een account? Dan staat het op een ander e-mailadres. Probeer het daarmee.";
      action: "Inschrijven";
      notYou: "Was jij het niet? Dan hoef je niets te doen.";
    };
    resetDeleted: {
      subject: "Je account bij {site} is verwijderd";
      heading: "Je account is verwijderd";
      body: "Je vroeg een nieuw wachtwoord aan voor je account bij {site}. Dat account is verwijderd, dus er is geen wachtwoord om te wijzigen.";
      undo: "Toch terug? Bij het verwijderen kreeg je een mail met een link die dat ongedaan maakt. Die link werkt 14 dagen; daarna is alles gewist.";
      action: "Naar {site}";
    };
    passwordChanged: {
      subject: "Je wachtwoord bij {site} is gewijzigd";
      heading: "Je wachtwoord is gewijzigd";
      body: "Op {date} is het wachtwoord van je account bij {site} gewijzigd. Op andere apparaten ben je uitgelogd.";
      notYou: "Was jij dit niet? Kies dan meteen een nieuw wachtwoord. Wie nu in je account zit, wordt daarmee uitgelogd. Wijzig ook het wachtwoord van je mailbox.";
      action: "Kies een nieuw wachtwoord";
      you: "Was jij dit zelf? Dan hoef je niets te doen.";
      passkeys: "Je passkeys zijn daarbij verwijderd. Voeg ze opnieuw toe bij je instellingen.";
    };
    passkey: {
      added: {
        subject: "Er is een passkey toegevoegd bij {site}";
        heading: "Er is een passkey toegevoegd";
        body: "Op {date} is aan je account bij {site} de passkey “{name}” toegevoegd. Daarmee kun je inloggen zonder wachtwoord.";
        notYou: "Was jij dit niet? Verwijder de passkey dan meteen en kies een nieuw wachtwoord.";
      };
      removed: {
        subject: "Er is een passkey verwijderd bij {site}";
        heading: "Er is een passkey verwijderd";
        body: "Op {date} is van je account bij {site} de passkey “{name}” verwijderd. Daarmee kan niemand meer inloggen.";
        notYou: "Was jij dit niet? Kies dan meteen een nieuw wachtwoord.";
      };
      action: "Bekijk je passkeys";
      you: "Was jij dit zelf? Dan hoef je niets te doen.";
    };
    deletion: {
      subject: "Je account bij {site} is verwijderd";
      heading: "Je account is verwijderd";
      body: "Niemand ziet je nu meer op {site}. Over likes, berichten en andere leden mailen we je niet meer.";
      undo: "Bedenk je je? Tot {date} haal je met deze knop alles terug zoals het was: je profiel, je foto’s, je likes en je gesprekken.";
      action: "Account terughalen";
      after: "Daarna wissen we alles. Alleen bestelgegevens en de boekhouding van credits bewaren we zolang de wet dat vraagt, zonder je naam.";
      notYou: "Heb jij dit niet gedaan? Haal je account dan terug en kies meteen een nieuw wachtwoord.";
    };
    newLogin: {
      subject: "Nieuwe log-in bij {site}";
      heading: "Er is ingelogd op een nieuw apparaat";
      body: "Op {date} is er op je account bij {site} ingelogd vanaf een apparaat dat we nog niet kenden.";
      with: "Het apparaat: {device}.";
      device: "{browser} op {system}";
      unknownDevice: "onbekend";
      notYou: "Was jij dit niet? Log dat apparaat dan meteen uit en kies een nieuw wachtwoord.";
      action: "Bekijk waar je bent ingelogd";
      you: "Was jij dit zelf? Dan hoef je niets te doen.";
    };
    dataExport: {
      subject: "Je gegevens bij {site} staan klaar";
      heading: "Je gegevens staan klaar";
      body: "De kopie van je gegevens bij {site} die je hebt opgevraagd, is klaar. Je kunt hem downloaden tot {date}. Daarvoor moet je ingelogd zijn.";
      action: "Naar mijn gegevens";
      notYou: "Heb jij dit niet opgevraagd? Kies dan meteen een nieuw wachtwoord.";
    };
    photoRejection: {
      subject: "Je foto op {site} is afgewezen";
      heading: "We tonen je foto niet";
      body: "Een mens heeft de foto bekeken die je op {site} hebt gezet. De foto is afgewezen, dus andere leden zien hem niet.";
      appeal: "Ben je het er niet mee eens? Dan kun je op je profiel één keer bezwaar maken. Iemand anders bekijkt de foto dan opnieuw.";
      action: "Naar mijn foto’s";
    };
    photoAppeal: {
      granted: {
        subject: "Je foto op {site} is toch goedgekeurd";
        heading: "Je foto is goedgekeurd";
        body: "Je hebt bezwaar gemaakt tegen de afwijzing van je foto op {site}. Iemand anders heeft opnieuw gekeken en de foto goedgekeurd.";
      };
      denied: {
        subject: "Je bezwaar over een foto op {site}";
        heading: "De afwijzing blijft";
        body: "Je hebt bezwaar gemaakt tegen de afwijzing van je foto op {site}. Iemand anders heeft opnieuw gekeken en is tot hetzelfde besluit gekomen.";
      };
    };
    payment: {
      subject: "Je aankoop bij {site}";
      heading: "Bedankt voor je aankoop";
      body: "Je hebt bij {site} {credits, plural, one {# credit} other {# credits}} gekocht. {credits, plural, one {Die staat} other {Ze staan}} op je account.";
      price: "Je hebt {price} betaald. Betaalmethode: {method}.";
      vat: "In die prijs zit {amount} btw ({percentage}%).";
      order: "Bestelnummer {id}, betaald op {date}.";
      action: "Bekijk deze betaling";
      noSubscription: "Dit was een eenmalige aankoop, geen abonnement. Er wordt niets meer afgeschreven.";
      refund: "Bevalt het niet? Tot en met {date} ({days, plural, one {# dag} other {# dagen}}) kun je gekochte credits die je niet hebt gebruikt terugbetaald krijgen.";
      vatNumber: "Btw-nummer: {number}";
    };
    reversal: {
      refunded: {
        subject: "Terugbetaling van {site}";
        heading: "Je hebt geld teruggekregen";
        body: "Van je aankoop bij {site} is {amount} terugbetaald.";
      };
      chargedBack: {
        subject: "Je betaling aan {site} is teruggeboekt";
        heading: "Je betaling is teruggeboekt";
        body: "Van je aankoop bij {site} heeft je bank of betaaldienst {amount} teruggeboekt.";
      };
      withdrawn: {
        subject: "De terugboeking bij {site} is ingetrokken";
        heading: "De terugboeking is ingetrokken";
        body: "Je bank of betaaldienst heeft een terugboeking ingetrokken: {amount} is alsnog aan {site} betaald.";
      };
      failed: {
        subject: "Je terugbetaling van {site} is mislukt";
        heading: "Je terugbetaling is mislukt";
        body: "Een terugbetaling van {amount} door {site} kon niet worden uitgevoerd.";
      };
      taken: "{credits, plural, one {Daarvoor is # ongebruikte credit van je account gehaald.} other {Daarvoor zijn # ongebruikte credits van je account gehaald.}}";
      returned: "{credits, plural, one {# credit staat weer op je account.} other {# credits staan weer op je account.}}";
      debt: "{credits, plural, one {# credit had je al gebruikt. Die staat nu open als schuld.} other {# credits had je al gebruikt. Die staan nu open als schuld.}}";
      premiumEnded: "Je hebt geen andere aankoop, dus je bent niet meer Premium.";
      premiumReturned: "Je bent weer Premium.";
      order: "Bestelnummer {id}.";
    };
    difference: {
      subject: "Je betaling aan {site} klopt niet met je bestelling";
      heading: "Je betaling klopt niet met je bestelling";
      amount: "Je bestelling bij {site} kost {ordered}, maar er is {received} ontvangen.";
      currency: "Je bestelling bij {site} kost {ordered}, maar er is in een andere valuta betaald.";
      order: "Voor je bestelling bij {site} is een betaling ontvangen die bij een andere bestelling hoort.";
      notAdded: "Daarom zijn er nog geen credits bijgeschreven.";
      contact: "Antwoord op deze mail, dan zetten we het recht. Het gaat om bestelnummer {id}.";
    };
    activity: {
      subject: "{messages, plural, =0 {{likes, plural, one {Een nieuwe like} other {# nieuwe likes}}} one {Een nieuw bericht} other {# nieuwe berichten}} bij {site}";
      heading: "Er is nieuws voor je";
      opened: "{name} heeft je voor het eerst geschreven.";
      message: "{name} heeft je geschreven.";
      sent: "{name} heeft je {sent} gestuurd.";
      openedSent: "{name} heeft je voor het eerst iets gestuurd: {sent}.";
      count: {
        text: "{count, plural, one {een bericht} other {# berichten}}";
        photo: "{count, plural, one {een foto} other {# foto’s}}";
        gift: "{count, plural, one {een cadeau} other {# cadeaus}}";
      };
      like: "{name} vindt je leuk.";
      match: "{name} en jij vinden elkaar leuk.";
      readMessages: "Berichten lezen";
      seeLikes: "Likes bekijken";
    };
    reminder: {
      subject: "{messages, plural, one {Een ongelezen bericht} other {Ongelezen berichten}} bij {site}";
      heading: "{messages, plural, one {Er wacht nog een bericht op je} other {Er wachten nog berichten op je}}";
      item: "{name} heeft je geschreven.";
    };
    unsubscribe: {
      why: "Je krijgt deze mail omdat je meldingen aan staan.";
      label: "Deze mails niet meer krijgen";
    };
    emailChange: {
      subject: "Bevestig je nieuwe e-mailadres voor {site}";
      heading: "Bevestig je nieuwe e-mailadres";
      body: "Voor een account bij {site} is dit als nieuw e-mailadres opgegeven. Met deze knop bevestig je het.";
      action: "Bevestig dit adres";
      expires: "De link werkt één keer, tot {date}.";
      notYou: "Heb jij dit niet gevraagd? Dan hoef je niets te doen: er verandert niets.";
    };
    emailChanged: {
      subject: "Je e-mailadres bij {site} is gewijzigd";
      heading: "Je e-mailadres is gewijzigd";
      body: "Op {date} is het e-mailadres van je account bij {site} gewijzigd. Met dit adres kun je niet meer inloggen.";
      notYou: "Was jij dit niet? Zet dan met deze knop je oude adres terug. Iedereen wordt uitgelogd en je kiest een nieuw wachtwoord.";
      action: "Zet mijn oude adres terug";
      expires: "Dat kan één keer, tot {date}.";
      you: "Was jij dit zelf? Dan hoef je niets te doen.";
    };
    emailTaken: {
      body: "Een lid van {site}, waarschijnlijk jijzelf, wilde dit e-mailadres voor een account gebruiken. Daar hoort al een account bij. Er is niets veranderd.";
    };
    confirmReminder: {
      subject: "Je e-mailadres voor {site} is nog niet bevestigd";
      heading: "Je e-mailadres is nog niet bevestigd";
      body: "Je hebt je ingeschreven bij {site}, maar je e-mailadres nog niet bevestigd. Zolang dat niet is gebeurd, zien andere leden je niet en komen je berichten niet aan.";
      once: "Dit is de enige herinnering.";
    };
    photoReminder: {
      subject: "Je profiel bij {site} heeft nog geen foto";
      heading: "Je profiel heeft nog geen foto";
      body: "Met een foto weten andere leden met wie ze praten. Je kiest zelf welke je laat zien, en we controleren elke foto voordat anderen hem zien.";
      action: "Foto toevoegen";
      once: "Dit is de enige herinnering.";
    };
    weekly: {
      subject: "Jouw week bij {site}";
      heading: "Jouw week";
      newcomers: "{more, plural, =0 {Nieuwe leden die bij je passen: {names}.} one {Nieuwe leden die bij je passen: {names} en nog iemand.} other {Nieuwe leden die bij je passen: {names} en nog # meer.}}";
      likes: "{more, plural, =0 {Deze week kreeg je een like van {names}.} one {Deze week kreeg je een like van {names} en nog iemand.} other {Deze week kreeg je een like van {names} en nog # meer.}}";
      seeMembers: "Leden bekijken";
    };
    mailing: {
      action: "Naar {site}";
    };
  };
  mailbox: {
    title: "Postvak van de demo";
    lead: "Dit zijn de mails die {site} in deze demo heeft geschreven, de nieuwste eerst.";
    inside: "Ze gaan niet naar buiten: dit is de enige plek waar ze aankomen.";
    empty: "Er is nog geen mail. Wie zich inschrijft, krijgt hier de mail met de link om te bevestigen.";
    home: "Naar {site}";
    back: "Alle mails";
    missing: "Deze mail is er niet, of niet meer.";
    to: "Aan {address}";
    asHtml: "Zoals een mailprogramma hem toont";
    asText: "Als gewone tekst";
    headers: "Kopregels";
    reports: "Doen alsof";
    report: {
      bounce: "Deze mail komt terug";
      complaint: "De ontvanger meldt spam";
      unsubscribe: "Afmelden in het mailprogramma";
    };
    reported: {
      bounce: "De mail is teruggekomen: het adres bestaat niet.";
      complaint: "De mail is als spam gemeld.";
      unsubscribe: "De ontvanger heeft zich in het mailprogramma afgemeld.";
    };
  };
  "match-finder": {
    title: "Matchfinder";
    progress: "Vraag {current} van {total}";
    back: "Vorige vraag";
    drawings: "Kijk alleen naar het idee: het zijn tekeningen, geen leden. Overslaan kan bij elke vraag.";
    example: "getekend voorbeeld";
    private: "Je antwoorden blijven in deze browser. We sturen en bewaren ze niet, en bij leden staat zoiets nergens genoteerd.";
    onward: "Verder";
    skip: "Overslaan";
    toMembers: "Leden bekijken";
    toSignup: "Account maken";
    questions: {
      age: "Welke leeftijd spreekt je aan?";
      appearance: "Welke uitstraling trekt je aan?";
      race: "Welk uiterlijk spreekt je aan?";
    };
    choices: {
      "18-35": "18 tot 35";
      "35+": "35 en ouder";
      normal: "Gewoon";
      sexy: "Sexy";
      white: "Wit";
      other: "Anders";
    };
    matches: {
      title: "Mensen die bij je passen";
      lead: "Zij zoeken iemand zoals jij. Een like is gratis, en je kunt die altijd terugnemen.";
      byAge: "Wie de leeftijd heeft die je koos, staat vooraan.";
      finder: "Kies aan de hand van tekeningen wie je aanspreekt";
      onward: "Verder";
      none: {
        title: "Nog niemand bij jou in de buurt";
        help: "Met ruimere filters vind je vast iemand.";
      };
    };
  };
  moderation: {
    block: {
      title: "{name} blokkeren?";
      hidden: "Jullie zien elkaar niet meer, ook niet bij zoeken.";
      removed: "Jullie gesprek en likes verdwijnen bij allebei.";
      undo: "Deblokkeren kan; wat weg is, komt niet terug.";
      confirm: "Blokkeren";
      cancel: "Laat maar";
      report: "Ook melden";
      busy: "{name} wordt geblokkeerd";
      done: "{name} is geblokkeerd";
    };
    blocked: {
      title: "Geblokkeerd";
      empty: "Je hebt niemand geblokkeerd. Blokkeren doe je in het menu van een profiel of een gesprek.";
      since: "Sinds {date}";
      unblock: "Deblokkeren";
      unblockName: "{name} deblokkeren";
      done: "{name} is niet meer geblokkeerd";
      byYou: "Je hebt {name} geblokkeerd.";
    };
    visibility: {
      title: "Gezien worden";
      choices: {
        invisible: {
          name: "Onzichtbaar";
          note: "Niemand vindt je, schrijft je of geeft je een like, tot jij begint. Lopende gesprekken blijven.";
        };
        liked_only: {
          name: "Alleen wie ik leuk vind mag me schrijven";
          note: "Een gesprek beginnen kan dan alleen wie van jou een like kreeg. Lopende gesprekken blijven.";
        };
      };
      savedOn: "Bewaard: {name}, aan.";
      savedOff: "Bewaard: {name}, uit.";
      notSaved: "{name} is niet gewijzigd. {reason}";
    };
    autoLikes: {
      title: "Likes van fictieve profielen";
      name: "Elke dag een like van een fictief profiel";
      note: "Het profiel is verzonnen en gemarkeerd; fysiek contact is niet mogelijk. Zet je dit uit, dan komt er geen meer bij.";
      saved: "Bewaard.";
      notSaved: "Dit is niet gewijzigd. {reason}";
    };
    realPerson: {
      title: "Is {name} een echte persoon?";
      loading: "We kijken het na …";
      yes: "Ja, voor zover wij weten.";
      no: "Nee.";
      signedUp: "{name} heeft dit account aangemaakt en een e‑mailadres bevestigd.";
      photoChecked: "Onze medewerkers hebben de profielfoto bekeken.";
      noPhoto: "Er is geen profielfoto die onze medewerkers hebben bekeken.";
      limits: "Een identiteitsbewijs vragen we niet. Of het klopt wat {name} over zichzelf vertelt, weten we dus niet.";
      advice: "Vraagt iemand om geld of om persoonlijke gegevens? Ga er niet op in en meld het.";
      report: "{name} melden";
      costs: "Vragen kost geen credits en blijft tussen jou en ons. We bewaren 90 dagen dat je het vroeg.";
      close: "Sluiten";
    };
  };
  "more-search": {
    filters: {
      new_only: "Nieuw, de laatste 30 dagen";
      active_only: "Deze week actief";
      interests: "Met minstens één van deze interesses";
    };
    dropped: {
      title: "Deze filters laten mensen weg";
      help: "Haal er met één tik een weg.";
      more: "{count, plural, one {# meer} other {# meer}}";
      moreCapped: "meer dan 1.000 meer";
      fictional: "{count, plural, one {# fictief profiel} other {# fictieve profielen}}";
      ages: "Leeftijd";
      interests: "Interesses";
      new_only: "Nieuw";
      active_only: "Deze week actief";
      with_photo: "Alleen met foto";
      real_only: "Alleen echte leden";
      mutual: "Wie ook jou zoekt";
    };
    similar: {
      title: "Komen dicht in de buurt";
      count: "{count, plural, one {# lid past bijna bij je zoekopdracht.} other {# leden passen bijna bij je zoekopdracht.}}";
      countCapped: "Meer dan 1.000 leden passen bijna bij je zoekopdracht.";
      all: "Bekijk ze allemaal";
    };
    related: "Ook interessant";
    finder: {
      text: "Weet je nog niet precies wie je zoekt?";
      action: "Naar de matchfinder";
    };
  };
  notifications: {
    title: "Meldingen";
    lead: "Wijzigingen worden meteen bewaard.";
    always: "Mail over je betalingen en over inloggen krijg je altijd.";
    mail: "Mail";
    push: "Push";
    savedOn: "{name}: je krijgt hierover mail.";
    savedOff: "{name}: je krijgt hierover geen mail meer.";
    savedPushOn: "{name}: je krijgt hierover pushmeldingen.";
    savedPushOff: "{name}: je krijgt hierover geen pushmeldingen meer.";
    notSaved: "{name} is niet gewijzigd. {reason}";
    device: {
      on: "Dit apparaat krijgt pushmeldingen.";
      off: "Dit apparaat krijgt nog geen pushmeldingen.";
      blocked: "Je browser houdt meldingen van {site} tegen. Je kunt ze toestaan in de instellingen van je browser.";
      incapable: "Deze browser kan geen pushmeldingen tonen. Op een iPhone of iPad kan het wel als je {site} eerst op je beginscherm zet.";
      last: "Laatste melding: {title}";
      failed: "Dat is niet gelukt. Probeer het nog eens.";
      switchOn: "Aanzetten";
      switchOff: "Uitzetten";
    };
    groups: {
      people: "Over mensen";
      account: "Over je account";
      site: "Van {site}, uit tot jij ze aanzet";
    };
    keys: {
      new_conversations: {
        name: "Nieuw gesprek";
        note: "Iemand schrijft je voor het eerst";
      };
      new_messages: {
        name: "Nieuw bericht";
        note: "In een gesprek dat al loopt";
      };
      like: {
        name: "Nieuwe like";
        note: "Iemand vindt je leuk, of jullie vinden elkaar leuk";
      };
      unread_message_reminders: {
        name: "Ongelezen bericht";
        note: "Eén keer, na een dag";
      };
      reminders: {
        name: "Herinneringen";
        note: "Als je profiel nog geen foto heeft of je adres nog niet bevestigd is";
      };
      weekly_updates: {
        name: "Weekoverzicht";
        note: "Wie er nieuw is en je likes van de week";
      };
      news: {
        name: "Nieuws";
        note: "Wat er op {site} verandert";
      };
      promotions: {
        name: "Aanbiedingen";
        note: "Kortingen op bundels";
      };
    };
    disabled: {
      fbl: "Een mail van ons is bij jou als spam gemeld. Daarom mailen we je niet meer over mensen en nieuws. Wil je dat weer wel? <support>Schrijf naar {email}</support>.";
      bounce: "Onze mail aan jou kwam terug, dus we mailen niet meer. Controleer je e-mailadres en verbeter het.";
      listunsubscribe: "Je hebt je in je mailprogramma afgemeld, dus we mailen je niet meer over mensen en nieuws. Wil je dat weer wel? Zet hieronder aan wat je weer wilt krijgen, of <support>schrijf naar {email}</support>.";
    };
    end: {
      title: "Deze mails niet meer krijgen?";
      lead: "Je krijgt dan van {site} geen mail van deze soort meer. Mail over je betalingen en over inloggen krijg je altijd.";
      submit: "Geen mail meer hierover";
      busy: "Je wordt afgemeld";
      doneTitle: "Je bent afgemeld";
      done: "Van deze soort krijg je geen mail meer. Je kunt het altijd weer aanzetten.";
      onward: "Alle meldingen bekijken";
    };
  };
  office: {
    title: "Kantoor";
    sign_in: {
      title: "Inloggen bij het kantoor";
      email: "E-mailadres";
      password: "Wachtwoord";
      code: "Code";
      code_hint: "De zes cijfers in je app, of een herstelcode.";
      submit: "Inloggen";
      show: "Toon";
      hide: "Verberg";
      passkey: "Gebruik een passkey";
    };
    sign_out: "Uitloggen";
    language: "Taal";
    menu: "Menu";
    pages: {
      photos: "Foto’s";
      appeals: "Bezwaren";
      staff: "Medewerkers";
      audit: "Logboek";
      cases: "Meldingen";
      mailings: "Mailings";
      conversations: "Gesprekken";
      flags: "Voorgelegd";
      figures: "Cijfers";
    };
    no_page: "Deze pagina is er niet, of is niet voor jouw rol.";
    welcome: {
      title: "Welkom, {name}";
      lead: "Scan eerst deze code met een app voor eenmalige codes op je telefoon, of typ de sleutel over. Kies daarna een wachtwoord.";
      secret: "Sleutel voor de app";
      open_app: "Open de app op dit apparaat";
      password: "Wachtwoord, minstens 12 tekens";
      code: "De zes cijfers die de app nu toont";
      submit: "Opslaan en inloggen";
      recovery_title: "Bewaar je herstelcodes";
      recovery_lead: "Met een herstelcode kom je binnen als je telefoon kwijt is. Elke code werkt één keer. Ze staan alleen nu op dit scherm.";
      continue: "Ik heb ze bewaard";
      no_link: "Deze link is niet compleet. Open hem opnieuw, of vraag een beheerder om een nieuwe.";
      qr: "QR-code met de sleutel voor de app";
    };
    photos: {
      title: "Foto’s beoordelen";
      waiting: "{count, plural, =0 {Geen foto wacht.} one {# foto wacht.} other {# foto’s wachten.}}";
      none: "Geen foto om te beoordelen";
      none_lead: "Nieuwe foto’s verschijnen hier vanzelf.";
      alt: "Foto van {name}";
      about: "{site}, geplaatst op {date}";
      main: "Wordt de hoofdfoto";
      other: "Extra foto";
      rejected_before: "{count, plural, =0 {Nooit eerder afgewezen} one {# foto eerder afgewezen} other {# foto’s eerder afgewezen}}";
      approve: "Goedkeuren";
      reject: "Afwijzen";
      choose_reason: "Afwijzen, met deze reden:";
      back: "Terug";
      skip: "Overslaan";
      undo: "Vorige terug";
      taken: "Deze foto is er niet meer, of een ander beoordeelt hem.";
      approved: "Goedgekeurd: {name}";
      rejected: "Afgewezen: {name}";
      undone: "Teruggezet in de rij: {name}";
      member_reads: "Dit leest {name}:";
      shortcuts: "Sneltoetsen";
      strip: "Foto’s op je scherm";
      more: "{count, plural, one {en nog #} other {en nog #}}";
      enlarge: "Groot bekijken";
      space: "Spatie";
      all_keys: "Alle toetsen";
      close: "Sluiten";
      keys: {
        title: "Toetsen bij het beoordelen";
        approve: "De foto goedkeuren";
        reason: "Een reden kiezen om af te wijzen";
        reject: "Afwijzen met de gekozen reden";
        back: "De gekozen reden loslaten";
        skip: "De foto overslaan";
        undo: "Je vorige beslissing terugnemen";
        enlarge: "De foto groot bekijken";
        all: "Deze lijst tonen";
        off: "Liever geen toetsen? Zet ‘Sneltoetsen’ bovenaan uit. Alles kan ook met de knoppen.";
      };
      reported: {
        title: "{count, plural, one {# gemelde foto uit een gesprek} other {# gemelde foto’s uit gesprekken}}";
        alt: "Gemelde foto van {name}";
        decide: "Melding over {name} openen";
      };
    };
    appeals: {
      title: "Bezwaren over foto’s";
      waiting: "{count, plural, =0 {Geen bezwaar wacht.} one {# bezwaar wacht.} other {# bezwaren wachten.}}";
      lead: "Hier staan alleen foto’s die een ander heeft afgewezen.";
      none: "Geen bezwaar om te beoordelen";
      about: "{site}, bezwaar van {date}";
      rejection: "Reden van de afwijzing";
      remark: "Toelichting van het lid";
      no_remark: "Geen toelichting";
      grant: "Toch goedkeuren";
      deny: "Afwijzing blijft";
      taken: "Dit bezwaar is al beoordeeld, of de foto is weg.";
      granted: "Goedgekeurd: {name}";
      denied: "Afwijzing blijft: {name}";
    };
    reasons: {
      not_you: "Je staat er zelf niet op.";
      no_face: "Je gezicht is niet goed te zien.";
      other_people: "Er staan ook anderen op.";
      text_or_logo: "Er staat tekst of een logo op.";
      indecent: "De foto is te bloot.";
      poor_quality: "De foto is onscherp of te donker.";
      reported: "Weggehaald na een melding.";
    };
    roles: {
      moderator: "moderator";
      operator: "schrijver";
      support: "support";
      finance: "financiën";
      admin: "beheerder";
    };
    no_task: "Je hebt hier nog geen taak die je in dit kantoor kunt doen.";
    staff: {
      title: "Medewerkers";
      lead: "{count, plural, one {# persoon werkt} other {# mensen werken}} voor je sites.";
      add: "Iemand toevoegen";
      name: "Naam";
      email: "E-mailadres";
      language: "Taal";
      roles_on: "Rollen op {site}";
      submit_add: "Toevoegen en link maken";
      close: "Sluiten";
      save: "Opslaan";
      state: {
        ready: "Kan inloggen";
        invited: "Uitgenodigd. De link werkt tot {date}.";
        ready_and_invited: "Kan inloggen. Een nieuwe link werkt tot {date}.";
        no_link: "Heeft nog geen wachtwoord, en geen link die werkt.";
        disabled: "Uitgeschakeld";
      };
      self: "Dit ben je zelf. Een andere beheerder wijzigt je rollen en je toegang.";
      elsewhere: "Werkt ook voor andere sites. Alleen wie die ook beheert, wijzigt de toegang.";
      change_roles: "Rollen wijzigen";
      new_link: "Nieuwe link";
      end_sessions: "Overal uitloggen";
      disable: "Uitschakelen";
      enable: "Inschakelen";
      roles_title: "Rollen van {name}";
      roles_end_link: "Een rol erbij maakt de open uitnodiging ongeldig. Maak daarna een nieuwe link.";
      link_title: "Link voor {name}";
      link_lead: "Stuur deze link zelf aan {name}. Hij werkt één keer, drie dagen lang, en staat alleen nu op dit scherm.";
      link: "Link";
      copy: "Link kopiëren";
      copied: "De link is gekopieerd";
      done: {
        roles: "Rollen opgeslagen: {name}";
        "sign-out": "Overal uitgelogd: {name}";
        disable: "Uitgeschakeld: {name}";
        enable: "Ingeschakeld: {name}";
      };
    };
    audit: {
      title: "Logboek";
      none: "Geen regels die hierbij passen.";
      more: "Oudere regels";
      by: "Door {name}";
      command_line: "de opdrachtregel";
      filters: "Filters";
      all: "Alles";
      person: "Persoon";
      action: "Handeling";
      site: "Site";
      from: "Vanaf";
      until: "Tot en met";
      apply: "Toepassen";
      clear: "Wissen";
      details: {
        until: "tot {date}";
        photo: "een foto";
        message: "bericht {number}";
      };
      chain: {
        unchecked: "De keten is nog niet gecontroleerd.";
        check: "Controleer alles nu";
        unbroken: "{count, plural, one {Keten gecontroleerd op {date}: # regel, niets gewijzigd.} other {Keten gecontroleerd op {date}: # regels, niets gewijzigd.}} Einde {end}.";
        broken: "{count, plural, one {De keten was op {date} op # plek gebroken.} other {De keten was op {date} op # plekken gebroken.}} Waarschuw de beheerder van de server.";
      };
      actions: {
        staff: {
          added: "Persoon toegevoegd";
          invited: "Opnieuw uitgenodigd";
          joined: "Uitnodiging aangenomen";
          roles_changed: "Rollen gewijzigd";
          disabled: "Uitgeschakeld";
          enabled: "Ingeschakeld";
          sessions_ended: "Overal uitgelogd";
          signed_in: "Ingelogd";
          recovery_code_used: "Ingelogd met een herstelcode";
          passkey_used: "Ingelogd met een passkey";
          passkey_added: "Passkey toegevoegd";
          passkey_removed: "Passkey verwijderd";
        };
        photo: {
          approved: "Foto goedgekeurd";
          rejected: "Foto afgewezen";
          decision_undone: "Beslissing over een foto teruggenomen";
          appeal_granted: "Bezwaar tegen een foto toegewezen";
          appeal_denied: "Bezwaar tegen een foto afgewezen";
        };
        case: {
          claimed: "Zaak opgepakt";
          released: "Zaak teruggelegd";
          decided: "Beslissing over een zaak";
          appeal_decided: "Beslissing over een bezwaar";
        };
        mailing: {
          created: "Mailing gemaakt";
          changed: "Mailing gewijzigd";
          deleted: "Mailing verwijderd";
          tested: "Testmail verstuurd";
          scheduled: "Mailing verstuurd of gepland";
          withdrawn: "Planning van een mailing ingetrokken";
          stopped: "Mailing gestopt";
        };
        conversation: {
          claimed: "Gesprek opgepakt";
          released: "Gesprek teruggegeven";
          replied: "Geantwoord als fictief profiel";
        };
        member: {
          flagged: "Lid voorgelegd als kwetsbaar";
          flag_released: "Voorgelegd lid vrijgegeven";
        };
      };
    };
    cases: {
      title: "Meldingen";
      waiting: "{count, plural, =0 {Geen melding wacht.} one {# melding wacht.} other {# meldingen wachten.}}";
      none: "Geen melding om te bekijken";
      none_lead: "Nieuwe meldingen verschijnen hier vanzelf.";
      appeal: "Bezwaar";
      unknown: "Geen profiel genoemd";
      taken_by: "Bij {name}";
      mine: "Bij jou";
      claim: "Oppakken";
      release: "Teruggeven";
      reporter: "Gemeld door {name}";
      visitor: "een bezoeker";
      words: "Wat de melder schrijft";
      no_words: "De melder schreef er niets bij.";
      location: "Waar";
      profile: "Het profiel zoals het was";
      messages: "De berichten zoals ze waren";
      by_reporter: "Melder";
      by_reported: "Gemeld lid";
      gift: "cadeau";
      photo: "foto";
      sent_photo: "Foto uit het gesprek";
      reported_message: "Dit bericht is gemeld";
      history: "Eerder over dit lid";
      history_none: "Over dit lid is nog nooit beslist.";
      past: "{date}, {name}: {measure}";
      appeal_reporter: "Bezwaar van de melder";
      appeal_reported: "Bezwaar van het gemelde lid";
      decide: "Beslissing";
      measure: "Maatregel";
      ground: "Reden, zoals beide kanten die lezen";
      items: "Wat weg moet";
      about: "De profieltekst";
      message: "Het gemelde bericht";
      profile_photo: "Foto {number}";
      days: "Hoe lang";
      day: "{count, plural, one {# dag} other {# dagen}}";
      good: "Voorgoed";
      sent: "Beslist over {number}";
      decided_before: "Jij hebt hier eerder over beslist. Over het bezwaar beslist iemand anders.";
      must_claim: "Pak de melding eerst op. Dan beslist niemand anders tegelijk.";
      sources: {
        profile: "Profiel";
        conversation: "Gesprek";
        message: "Bericht";
        complaint: "Klachtformulier";
      };
      measures: {
        none: "Niets doen";
        warning: "Waarschuwen";
        removal: "Weghalen";
        suspension: "Profiel uitzetten";
      };
      oldest: "{count, plural, =0 {De oudste wacht nog geen uur.} one {De oudste wacht # uur.} other {De oudste wacht # uur.}}";
      late: "Te laat: we beloven de melder dat een mens binnen 24 uur leest.";
      send: {
        none: "Afsluiten zonder maatregel";
        warning: "Lid waarschuwen";
        removal: "Weghalen wat is aangevinkt";
        suspension: "Profiel uitzetten";
      };
      choose_ground: "Kies een reden";
      ground_missing: "Kies de reden die beide kanten lezen.";
      items_missing: "Vink aan wat weg moet.";
      reporter_reads: "De melder krijgt bericht. Het gemelde lid alleen als er eerder een maatregel was.";
      both_read: "Beide kanten krijgen de beslissing en de reden, elk in de eigen taal. Wie heeft gemeld, blijft geheim.";
    };
    passkeys: {
      title: "Passkeys";
      added: "Gemaakt op {date}";
      used: "laatst gebruikt op {date}";
      unused: "nog niet gebruikt";
      add: "Passkey toevoegen";
      password: "Huidig wachtwoord";
      name: "Naam van de passkey";
      name_hint: "Bijvoorbeeld het apparaat waarop hij staat.";
      busy: "Volg de stappen van je apparaat";
      done: "De passkey is toegevoegd.";
      not_made: "Er is geen passkey gemaakt. Probeer het nog eens.";
      exists: "Dit apparaat heeft al een passkey voor je account.";
      rename: "Naam wijzigen";
      rename_named: "Naam wijzigen: {name}";
      save: "Opslaan";
      cancel: "Annuleren";
      remove: "Verwijderen";
      remove_named: "{name} verwijderen";
      removed: "{name} is verwijderd.";
      sure: "Met {name} kun je daarna niet meer inloggen.";
      remove_title: "Passkey verwijderen?";
      lead: "Met een passkey log je in zonder wachtwoord en code: je apparaat vraagt om je vingerafdruk, je gezicht of een pincode. Je wachtwoord en de codes van je app blijven werken.";
      code: "Nieuwe code uit je app";
      code_hint: "Een code waarmee je nog niet hebt ingelogd.";
      none: "Je hebt nog geen passkey.";
    };
    account: "Je account";
    mailings: {
      title: "Mailings";
      lead: "Nieuws en acties gaan alleen naar leden die daarvoor hebben gekozen.";
      new: "Nieuwe mailing";
      none: "Er is nog geen mailing.";
      no_subject: "Zonder onderwerp";
      back: "Alle mailings";
      site: "Site";
      kind: "Soort";
      kinds: {
        news: "Nieuws";
        promotions: "Actie";
      };
      states: {
        draft: "Concept";
        scheduled: "Gepland";
        sending: "Wordt verstuurd";
        sent: "Verstuurd";
        stopped: "Gestopt";
      };
      changed: "Gewijzigd op {date}";
      changed_by: "Gewijzigd door {name} op {date}";
      starts: "Begint op {date}";
      started: "Begonnen op {date}";
      counts: {
        receivers: "Ontvangers";
        sent: "Verstuurd";
        failed: "Niet aangekomen";
        unsubscribed: "Daarna afgemeld";
      };
      language: "Taal van de tekst";
      part: {
        written: "tekst klaar";
        half: "nog niet af";
        empty: "leeg";
      };
      subject: "Onderwerp";
      text: "Tekst";
      text_hint: "Een lege regel begint een nieuwe alinea. Een https-adres van de site wordt een link.";
      foreign: "Een link leidt alleen naar {site} zelf. Haal weg of verander: {links}";
      save: "Opslaan";
      saved: "Opgeslagen";
      preview: "Voorbeeld";
      preview_of: "Voorbeeld van de mail in het {language}";
      light: "Licht";
      dark: "Donker";
      test: "Testmail naar mij";
      tested: "De testmail is onderweg naar {email}";
      who: "Wie hem krijgt";
      receivers: "{count, plural, =0 {Nu krijgt niemand deze mailing.} one {Nu krijgt # lid deze mailing.} other {Nu krijgen # leden deze mailing.}}";
      missed: "{count, plural, one {# lid koos ervoor maar krijgt hem niet: er is geen tekst in deze taal: {languages}.} other {# leden kozen ervoor maar krijgen hem niet: er is geen tekst in deze talen: {languages}.}}";
      send: "Nu versturen";
      schedule: "Plannen";
      confirm: "{count, plural, =0 {Nu heeft niemand voor deze mailing gekozen.} one {Nu zou # lid deze mailing krijgen.} other {Nu zouden # leden deze mailing krijgen.}} Zodra het versturen begint, kan de tekst niet meer veranderen.";
      send_title: "Mailing nu versturen?";
      schedule_title: "Mailing plannen";
      when: "Wanneer, in de tijd van deze computer";
      sending: "Het versturen begint binnen een minuut";
      scheduled: "Gepland";
      withdraw: "Terug naar concept";
      withdrawn: "De mailing is weer een concept";
      stop: "Versturen stoppen";
      stop_title: "Versturen stoppen?";
      stop_text: "Wat verstuurd is, blijft verstuurd. De rest gaat niet meer weg, ook later niet.";
      got_it: "{count, plural, =0 {Niemand kreeg hem.} one {# lid kreeg hem.} other {# leden kregen hem.}}";
      delete: "Concept verwijderen";
      delete_title: "Concept verwijderen?";
      delete_text: "De tekst is dan weg en komt niet terug.";
      close: "Annuleren";
      reload: "Nieuwste versie laden";
    };
    conversations: {
      title: "Gesprekken";
      waiting: "{count, plural, =0 {Niemand wacht op antwoord.} one {# lid wacht op antwoord.} other {# leden wachten op antwoord.}}";
      next: "Volgende gesprek";
      no_next: "Alle gesprekken die wachten, zijn al bij iemand.";
      none: "Niemand wacht";
      none_lead: "Nieuwe berichten verschijnen hier vanzelf.";
      queue: "Wachten op antwoord";
      to: "aan {name}";
      mine: "Bij jou";
      taken_by: "Bij {name}";
      rule: "Wie het langst wacht, staat bovenaan. Een gesprek is van één schrijver tegelijk, steeds tien minuten.";
      choose: "Kies een gesprek, of neem het volgende.";
      fictional: "Fictief profiel";
      until: "Bij jou tot {time}";
      keep: "Langer houden";
      release: "Teruggeven";
      released: "Teruggegeven";
      reply: "Antwoord als {name}";
      send: "Versturen";
      never_ask: "Nooit vragen om nog een bericht.";
      writes_in: "Taal: {language}";
      sent: "Verstuurd aan {name}";
      empty: "Schrijf eerst een antwoord.";
      too_long: "{count, plural, one {# teken te lang} other {# tekens te lang}}";
      ended: "Dit gesprek is niet meer bij jou. Wat je schreef, staat er nog: neem het gesprek opnieuw, als niemand anders het heeft.";
      again: "Opnieuw nemen";
      wrote_as: "{operator} als {name}";
      photo_message: "Foto";
      show_photo: "Foto bekijken";
      removed: "Dit bericht is weggehaald.";
      earlier: "Dit zijn de laatste 200 berichten.";
      messages: "Berichten";
      member_card: "Wat {name} vertelt";
      profile_card: "Wie {name} is";
      female: "vrouw";
      male: "man";
      member_since: "Lid sinds {date}";
      spent: "{count, plural, =0 {Niets uitgegeven aan fictieve profielen, laatste 30 dagen.} one {# credit aan fictieve profielen, laatste 30 dagen.} other {# credits aan fictieve profielen, laatste 30 dagen.}}";
      no_about: "Heeft niets over zichzelf geschreven.";
      asks: "Vraagt of dit echt is";
      asked: "{member} vraagt of {name} echt is: zeg nee.";
      asked_when: "{by, select, button {Met de knop “Is dit een echte persoon?”} other {In een bericht}}, {date}.";
      honest_duty: "Vraagt {member} of {name} echt is? Voeg dan de eerlijke zin in.";
      honest_needed: "Zonder de eerlijke zin gaat het antwoord niet weg.";
      honest_there: "De eerlijke zin staat erin.";
      insert_honest: "Eerlijke zin invoegen";
      honest_missing: "Voeg eerst de eerlijke zin in.";
      honest_line: "Nee, {name} is een fictief profiel: ik word betaald om deze berichten te schrijven, en fysiek contact is niet mogelijk.";
      notes: "Aantekeningen";
      note: "Nieuwe aantekening";
      note_hint: "Het lid kan opvragen wat hier staat.";
      note_add: "Aantekening bewaren";
      note_added: "Aantekening bewaard";
      note_remove: "Weghalen";
      note_removed: "Aantekening weggehaald";
      close: "Sluiten";
      flag: "Voorleggen";
      flag_title: "Is {name} kwetsbaar?";
      flag_lead: "Niemand antwoordt meer tot een beheerder heeft meegekeken.";
      flag_reason: "Wat maakt je bezorgd?";
      flag_missing: "Schrijf op wat je bezorgd maakt.";
      flag_submit: "Aan een beheerder voorleggen";
      flagged: "Voorgelegd aan een beheerder";
      vulnerable: "Kwetsbaar";
      flag_by: "Gemeld door {name}, {date}.";
      advice_by: "Advies van {name}:";
      held: "Voorgelegd: niemand antwoordt tot een beheerder dit gesprek vrijgeeft.";
    };
    flags: {
      title: "Voorgelegd";
      lead: "Schrijvers maken zich zorgen over deze leden. Tot je vrijgeeft, antwoordt niemand hun.";
      none: "Niets voorgelegd";
      none_lead: "Wat schrijvers voorleggen, verschijnt hier vanzelf.";
      writes_to: "Schrijft met {name}";
      by: "voorgelegd door {name}, {date}";
      advice: "Advies voor wie hierna schrijft";
      advice_hint: "Staat boven elk gesprek met dit lid. Het lid kan opvragen wat hier staat.";
      advice_missing: "Schrijf een advies op.";
      release: "Vrijgeven";
      released: "Vrijgegeven: {name}";
      read: "Gesprek lezen";
    };
    figures: {
      title: "Cijfers";
      lead: "Wat schrijvers deden. Snel is niet hetzelfde als goed.";
      period: "Periode";
      days: "{count, plural, one {Laatste dag} other {Laatste # dagen}}";
      none: "Er is nog niets geschreven.";
      open: "Gesprekken nu";
      replies: "Antwoorden";
      median: "Wachttijd, mediaan";
      per_hour: "Antwoorden per uur";
      complaints: "Klachten";
      no_value: "geen";
      per_hour_how: "Per uur: de uren zijn de kwartieren waarin een gesprek werd opgepakt of beantwoord.";
    };
  };
  offline: {
    title: "Geen verbinding";
    lead: "Zodra je weer internet hebt, gaat het hier vanzelf verder.";
    again: "Opnieuw proberen";
    conversations: "Je laatste gesprekken";
    stored: "Op dit apparaat bewaard: {at}. Nieuwere berichten zie je zodra je weer verbinding hebt. Foto’s bewaren we hier niet.";
    none: "Je hebt nog geen gesprekken die je hier kunt lezen.";
    noMessages: "Van dit gesprek is hier niets te lezen.";
  };
  "own-profile": {
    title: "Mijn profiel";
    back: "Terug naar de voorpagina";
    preview: "Voorbeeld";
    others: "Zo zien anderen je";
    whole: "Heel profiel bekijken";
    close: "Sluiten";
    buttonsOfOthers: "Voor een ander staan hier een hart en de knop Bericht.";
    complete: "Profiel aanvullen";
    parts: {
      done: "{done} van de {total} delen klaar";
      allDone: "Je profiel is compleet.";
      todo: "Nog te doen: <list></list>.";
      photo: "een foto";
      second_photo: "een tweede foto";
      about: "je verhaal";
      reason: "wat je zoekt";
      relationship_status: "je relatiestatus";
      looks: "hoe je eruitziet";
      interests: "je interesses";
    };
    sections: {
      photos: "Foto’s";
      words: "In je eigen woorden";
      you: "Over jou";
      interests: "Interesses";
      person: "Persoonlijke gegevens";
      place: "Waar je woont";
    };
    labels: {
      about: "Over mij";
      reason: "Hier voor";
      interests: "Wat ik leuk vind";
      intimate_interests: "Intieme interesses";
      name: "Naam";
      date_of_birth: "Geboortedatum";
      gender: "Ik ben";
      seeks: "Ik zoek";
      place: "Woonplaats";
    };
    edit: "Wijzig";
    fill: "Invullen";
    empty: "Nog leeg.";
    emptyAbout: "Nog leeg. Een paar zinnen helpen anderen het meest.";
    save: "Bewaren";
    saving: "Wordt bewaard";
    cancel: "Laat maar";
    saved: "Bewaard.";
    undo: "Ongedaan maken";
    undone: "Het is weer zoals het was.";
    withdrawn: "Toestemming ingetrokken. We hebben gewist wat je had ingevuld.";
    notSaid: "Laat ik open";
    aboutHint: "Een paar gewone zinnen is genoeg.";
    aboutCount: "{used} van {most}";
    nameHint: "Zo zien anderen je. Je voornaam is genoeg.";
    birthDateHint: "Anderen zien alleen je leeftijd, niet de datum.";
    day: "Dag";
    month: "Maand";
    year: "Jaar";
    both: "Vrouwen en mannen";
    choose: "Kies";
    orientation: "Samen met wie je zoekt kan dit iets over je geaardheid zeggen.";
    consent: {
      sexuality: "Ik vind het goed dat {site} mijn geaardheid bewaart en op mijn profiel laat zien.";
      intimate_interests: "Ik vind het goed dat {site} mijn intieme interesses bewaart en op mijn profiel laat zien.";
      hint: "De wet beschermt zulke gegevens extra, daarom vragen we het apart. Het hoeft niet. Haal je het vinkje weg, dan wissen we ze.";
    };
    location: {
      button: "Gebruik mijn locatie";
      pending: "We zoeken je plaats";
      prompt: "Je browser vraagt eerst of het mag. We zoeken er één keer de dichtstbijzijnde plaats bij en bewaren je locatie niet.";
      granted: "We zoeken één keer de dichtstbijzijnde plaats en bewaren je locatie niet.";
      denied: "Je browser deelt je locatie niet. Kies je plaats zelf, of verander dat bij de instellingen van deze site in je browser.";
      unsupported: "Deze browser kan je locatie niet bepalen. Kies je plaats zelf.";
      unknown: "Of je browser je locatie mag delen, is niet bekend. Probeer het, of kies je plaats zelf.";
      found: "{town} is ingevuld. Klopt het, kies dan Bewaren.";
      notFound: "We vonden geen plaats bij je locatie. Kies je plaats zelf.";
    };
  };
  payments: {
    title: "Bestellingen";
    row: "{date}, {method}";
    states: {
      loading: "Nog niet betaald";
      pending: "Wordt verwerkt";
      completed: "Betaald, credits bijgeschreven";
      failed: "Mislukt, niets afgeschreven";
      cancelled: "Afgebroken, niets afgeschreven";
      differs: "Betaling klopt niet, nog geen credits";
      refunded: "Terugbetaald";
      partly_refunded: "Deels terugbetaald";
      charged_back: "Teruggeboekt door je bank";
      partly_charged_back: "Deels teruggeboekt door je bank";
    };
    newer: "Nieuwere bestellingen";
    older: "Oudere bestellingen";
    pages: "Door de bestellingen bladeren";
    empty: {
      title: "Je hebt nog niets besteld";
      help: "Wat je koopt, staat hier, met hoe het met de betaling gaat.";
      action: "Bundels bekijken";
      pageTitle: "Op deze pagina staat niets";
      pageAction: "Nieuwste bestellingen";
    };
    receipt: {
      heading: "Je bestelling";
      ordered: "Besteld";
      credits: "{count, plural, one {# credit} other {# credits}}";
      amount: "Bedrag";
      vat: "Waarvan {rate} btw";
      method: "Betaalmethode";
      status: "Status";
      at: "Besteld op";
      received: "Ontvangen";
      refunded: "Terugbetaald";
      chargedBack: "Teruggeboekt";
      number: "Bestelnummer";
    };
    status: {
      titles: {
        loading: "We vragen na of er betaald is";
        pending: "Je betaling wordt verwerkt";
        completed: "Je betaling is gelukt";
        failed: "Betaling mislukt";
        cancelled: "Betaling afgebroken";
        differs: "Je betaling klopt niet met je bestelling";
        refunded: "Je betaling is terugbetaald";
        partly_refunded: "Een deel van je betaling is terugbetaald";
        charged_back: "Je betaling is teruggeboekt";
        partly_charged_back: "Een deel van je betaling is teruggeboekt";
      };
      texts: {
        loading: "Heb je betaald, dan verandert deze pagina vanzelf. Dat duurt meestal een paar seconden.";
        pending: "De betaaldienst heeft je betaling ontvangen, maar nog niet afgerond.";
        cancelled: "Je hebt de betaling afgebroken, of de tijd ervoor was om.";
      };
      leave: "Je mag deze pagina sluiten. Zodra de betaling rond is, staan de credits op je account.";
      stillChecking: "We blijven dit navragen bij de betaaldienst.";
      completed: {
        credited: "{credits, plural, one {# credit is bijgeschreven.} other {# credits zijn bijgeschreven.}}";
        balance: "{balance, plural, =0 {Je hebt nu geen credits.} one {Je hebt nu # credit.} other {Je hebt nu # credits.}}";
        premium: "Je bent nu Premium";
        unlocked: "Je ziet alle foto’s van leden, en je kunt zoveel gesprekken beginnen als je wilt.";
        back: "Terug naar waar je was";
        onward: "Leden bekijken";
      };
      nothingCharged: "Er is niets afgeschreven.";
      tryAnother: "Andere betaalmethode";
      goOnPaying: "Verder met betalen";
      all: "Alle bestellingen";
      difference: {
        amount: "Deze bestelling kost {ordered}, maar er is {received} ontvangen.";
        currency: "Deze bestelling kost {ordered}, maar er is in een andere valuta betaald.";
        order: "De ontvangen betaling hoort bij een andere bestelling.";
        notAdded: "Daarom zijn er nog geen credits bijgeschreven.";
        contact: "Schrijf naar <mail>{email}</mail> en vermeld het bestelnummer hieronder, dan zetten we het recht.";
      };
      reversal: {
        refunded: "Je hebt {amount} teruggekregen.";
        chargedBack: "Je bank of betaaldienst heeft {amount} teruggeboekt.";
        credits: "{credits, plural, one {Daarvoor is # ongebruikte credit van je account gehaald.} other {Daarvoor zijn # ongebruikte credits van je account gehaald.}}";
        debt: "{credits, plural, one {# credit had je al gebruikt. Die staat nu open als schuld.} other {# credits had je al gebruikt. Die staan nu open als schuld.}}";
        premium: "Je hebt geen andere aankoop, dus je bent niet meer Premium.";
        contact: "Klopt dit niet? Schrijf naar <mail>{email}</mail> en vermeld het bestelnummer hieronder.";
      };
    };
  };
  photos: {
    intro: "Een mens bekijkt elke nieuwe foto voordat anderen hem zien.";
    order: "Volgorde wijzigen";
    orderDone: "Klaar";
    sending: "Foto wordt verstuurd";
    processing: "Foto wordt klaargezet";
    cancel: "Annuleren";
    add: "Foto toevoegen";
    room: "{used} van {limit} gebruikt";
    full: "{used} van {limit} gebruikt";
    premium: "Met Premium is er plaats voor {limit}.";
    premiumLink: "Premium bekijken";
    whoSees: "Iedereen ziet je hoofdfoto. Je andere foto’s zien alleen Premium-leden; andere leden zien er een wazig beeld van.";
    alt: "Je foto {number}";
    forward: "Foto {number} naar voren";
    back: "Foto {number} naar achteren";
    replace: "Vervangen";
    makeMain: "Maak hoofdfoto";
    delete: "Verwijderen";
    deleteNumber: "Foto {number} verwijderen";
    deleted: "De foto is verwijderd.";
    undo: "Ongedaan maken";
    status: {
      main: "Hoofdfoto";
      active: "Te zien";
      under_review: "Foto wordt bekeken";
      hidden: "Verborgen";
      rejected: "Afgewezen";
    };
    note: {
      main: "Deze ziet iedereen.";
      active: "Premium-leden zien hem.";
      under_review: "Alleen jij ziet hem nu.";
      hidden: "Zonder Premium tonen we je eerste drie foto’s.";
      rejected: "Kies een andere foto.";
    };
    rejection: {
      not_you: "Jij staat er zelf niet op. Kies een foto van jou.";
      no_face: "Je gezicht is niet te zien. Kies een foto waarop je herkenbaar bent.";
      other_people: "Er staan anderen op. Kies een foto waarop jij alleen staat.";
      text_or_logo: "Er staat tekst of een logo op. Kies een foto zonder.";
      indecent: "Deze foto is te bloot. Kies een andere.";
      poor_quality: "De foto is te onscherp of te donker. Kies een duidelijkere.";
      reported: "We hebben deze foto na een melding weggehaald. In onze mail staat waarom, en hoe je bezwaar maakt.";
    };
    appeal: {
      button: "Bezwaar maken";
      buttonNumber: "Bezwaar maken tegen de afwijzing van foto {number}";
      title: "Bezwaar tegen de afwijzing";
      intro: "Iemand anders bekijkt de foto opnieuw. Dat kan één keer per foto. Je krijgt de uitkomst per mail.";
      remark: "Toelichting (niet verplicht)";
      cancel: "Laat maar";
      send: "Bezwaar versturen";
      sent: "Je bezwaar is verstuurd.";
      open: "Je hebt bezwaar gemaakt. Iemand anders bekijkt de foto opnieuw.";
      denied: "Iemand anders heeft opnieuw gekeken. De afwijzing blijft.";
    };
    crop: {
      title: "Zet jezelf in beeld";
      use: "Foto gebruiken";
      as_it_is: "Zonder uitsnede gebruiken";
      move: "Uitsnede, te verschuiven met de pijltjestoetsen";
      zoom: "Zoom";
      zoom_in: "Inzoomen";
      zoom_out: "Uitzoomen";
      turn: "Foto draaien";
      result: "Zo komt hij te staan";
      in_search: "bij zoeken";
      in_chat: "in berichten";
      advice: "Je hele gezicht in beeld en wat lucht boven je hoofd. De plaats waar de foto is gemaakt, wissen we uit het bestand.";
    };
  };
  premium: {
    title: "Premium worden";
    headline: "Meer van elkaar zien";
    lead: "Met je eerste bundel credits word je Premium. Dat blijf je, ook als je credits op zijn. Er is geen abonnement.";
    already: "Je bent Premium";
    alreadyLead: "Dit alles staat voor je open.";
    chance: "Met Premium heb je {percentage}% meer kans op een match.";
    chanceDemo: "Dat cijfer is een voorbeeld van deze demo, niet gemeten.";
    opens: {
      photos: {
        heading: "Alle foto’s";
        then: "Elke foto van elk lid.";
        now: "Zonder Premium: van ieder de eerste foto.";
      };
      conversations: {
        heading: "Gesprekken zonder limiet";
        then: "Begin er zoveel als je wilt.";
        now: "Zonder Premium: {count, number}. Antwoorden kan altijd.";
      };
      history: {
        heading: "Het hele gesprek";
        then: "Terug tot de eerste zin.";
        now: "Zonder Premium: {days, plural, one {de laatste dag} other {de laatste # dagen}}.";
        question: "Van wie is die duif?";
        answer: "Van mij.";
      };
    };
    same: {
      heading: "Wat niet verandert";
      messages: "Een bericht kost ook met Premium credits. De prijs in geld staat er altijd bij.";
      fictional: "{count, plural, one {Het # fictieve profiel op deze site blijft fictief: fysiek contact is niet mogelijk.} other {De # fictieve profielen op deze site blijven fictief: fysiek contact is niet mogelijk.}}";
      end: "Premium eindigt alleen als al je aankopen zijn terugbetaald.";
    };
    from: "vanaf {price}";
    once: "voor {messages, plural, one {# bericht} other {# berichten}}, eenmalig";
    action: "Bundels bekijken";
  };
  privacy: {
    title: "Privacyverklaring";
    intro: "Op {site} vertel je dingen over jezelf die privé zijn. Hier lees je wat we bewaren, waarom, hoe lang, en wat je daarover te zeggen hebt.";
    version: "Versie van {date}";
    sections: {
      controller: {
        heading: string;
        body: string;
      };
      dataYouGive: {
        heading: string;
        body: string;
      };
      dataFromUse: {
        heading: string;
        body: string;
      };
      whyAndBasis: {
        heading: string;
        body: string;
      };
      sensitiveData: {
        heading: string;
        body: string;
      };
      whatOthersSee: {
        heading: string;
        body: string;
      };
      messages: {
        heading: string;
        body: string;
      };
      recipients: {
        heading: string;
        body: string;
      };
      retention: {
        heading: string;
        body: string;
      };
      cookies: {
        heading: string;
        body: string;
      };
      tracking: {
        heading: string;
        body: string;
      };
      security: {
        heading: string;
        body: string;
      };
      yourRights: {
        heading: string;
        body: string;
      };
      authority: {
        heading: string;
        body: string;
      };
      changes: {
        heading: string;
        body: string;
      };
    };
  };
  "profile-page": {
    title: "Profiel";
    wayBack: "Terug";
    backToSearch: "Terug naar zoeken";
    backToLikes: "Terug naar likes";
    own: "Zo zien anderen jouw profiel.";
    unavailable: "Daar kunnen verschillende redenen voor zijn.";
    photos: {
      all: "Foto’s van {name}";
      alt: "{name}, foto {number}";
      count: "{number} van {total}";
      enlarge: "Groter bekijken";
      previous: "Vorige foto";
      next: "Volgende foto";
      close: "Sluiten";
      locked: "Foto op slot";
      hidden: "{count, plural, one {Nog # foto} other {Nog # foto’s}}";
      premium: "{count, plural, one {De andere foto zie je als <premium>Premium-lid</premium>, na je eerste bundel credits.} other {De andere # foto’s zie je als <premium>Premium-lid</premium>, na je eerste bundel credits.}}";
      visitor: "{count, plural, one {Er is nog # foto. Log in om verder te kijken; Premium-leden zien alle foto’s.} other {Er zijn nog # foto’s. Log in om verder te kijken; Premium-leden zien alle foto’s.}}";
      offer: {
        title: "{count, plural, one {Nog # foto van {name}} other {Nog # foto’s van {name}}}";
        text: "Alle foto’s zie je met Premium. Dat krijg je bij je eerste bundel credits.";
        price: "Vanaf <strong>{price}</strong> voor {messages, plural, one {# bericht} other {# berichten}}.";
        once: "Eenmalig, geen abonnement. De eerste foto blijft altijd zichtbaar.";
        premium: "Premium bekijken";
        back: "Terug naar foto 1";
      };
    };
    about: "Over {name}";
    noAbout: "{name} heeft nog niets over zichzelf geschreven.";
    attributes: "Kenmerken";
    shared: "ook van jou";
    sharedInterests: "Aangevinkt: dit hebben jullie gemeen.";
  };
  profiles: {
    nameAge: "{name}, {age}";
    cityDistance: "{city}, ca. {km, number} km";
    online: {
      now: "nu online";
      today: "vandaag gezien";
      this_week: "deze week gezien";
    };
    noContact: "fysiek contact is niet mogelijk";
    noPhoto: "Nog geen foto";
    loading: "Bezig met laden";
    menu: {
      more: "Meer over {name}";
      realPerson: "Is dit een echte persoon?";
      report: "{name} melden";
      block: "{name} blokkeren";
    };
    failed: {
      title: "Dit kon niet worden geladen";
      again: "Opnieuw proberen";
    };
    message: {
      write: "Bericht";
      gift: "Cadeau";
      withPremium: "met Premium";
      limit: "{count, plural, one {Je bent zonder Premium al # gesprek begonnen.} other {Je bent zonder Premium al # gesprekken begonnen.}} Met Premium begin je er zoveel als je wilt.";
    };
    price: {
      from: "vanaf {money}";
      credits: "{count, plural, one {# credit} other {# credits}}";
      fromBonus: "uit je bonuscredits: je betaalt nu niets";
    };
    interestGroups: {
      outdoors: "Buiten en actief";
      culture: "Cultuur";
      food: "Eten en drinken";
      leisure: "Vrije tijd";
      closeness: "Nabijheid";
      intimacy: "Intiem";
    };
  };
  reading: {
    title: "Lezen en zien";
    close: "Sluiten";
    text: {
      title: "Letters";
      normal: "Gewoon";
      large: "Groter";
      largest: "Grootst";
    };
    sample: {
      title: "Zo zien berichten eruit";
      theirs: "Zeker. Een broodje haring erbij?";
      mine: "Alleen als jij de meeuwen wegjaagt.";
    };
    theme: {
      title: "Kleuren";
      light: "Licht";
      dark: "Donker";
      system: "Automatisch";
    };
    contrast: {
      title: "Meer contrast";
      hint: "Duidelijker letters en randen.";
    };
    motion: {
      title: "Minder beweging";
      hint: "Niets schuift of beweegt.";
    };
    device: "Dit geldt op dit apparaat, ook als je niet bent ingelogd.";
  };
  "return-policy": {
    title: "Bedenktijd en terugbetaling";
    intro: "Heb je credits gekocht op {site} en wil je er toch van af? Zo krijg je je geld terug.";
    version: "Versie van {date}";
    sections: {
      yourRight: {
        heading: string;
        body: string;
      };
      whatYouGetBack: {
        heading: string;
        body: string;
      };
      example: {
        heading: string;
        body: string;
      };
      howToAsk: {
        heading: string;
        body: string;
      };
      modelForm: {
        heading: string;
        body: string;
      };
      payingBack: {
        heading: string;
        body: string;
      };
      afterwards: {
        heading: string;
        body: string;
      };
      somethingWrong: {
        heading: string;
        body: string;
      };
    };
  };
  search: {
    title: "Zoeken";
    filter: "Filter";
    filters: "Waar wil je op zoeken?";
    seeks: "Ik zoek";
    both: "Allebei";
    everyone: {
      female: "Alle vrouwen tonen";
      male: "Alle mannen tonen";
      anybody: "Iedereen tonen";
    };
    age: "Leeftijd";
    min_age: "Van";
    max_age: "Tot en met";
    anyAge: "Alle";
    agesReversed: "Bedoel je {min} tot en met {max} jaar?";
    swapAges: "Draai om";
    country: "Land";
    anyCountry: "Alle landen";
    anyRegion: "Overal";
    realOnly: "Alleen echte leden";
    withPhoto: "Alleen met foto";
    more: "Meer voorkeuren";
    sort: {
      label: "Volgorde";
      active: "Laatst actief eerst";
      new: "Nieuwste eerst";
      near: "Dichtstbij eerst";
    };
    submit: "Zoeken";
    clear: "Filters wissen";
    close: "Sluiten";
    show: "Toon {results}";
    toResults: "Naar de leden";
    loading: "Even zoeken …";
    results: {
      female: "{count, plural, one {# vrouw} other {# vrouwen}}";
      male: "{count, plural, one {# man} other {# mannen}}";
      anybody: "{count, plural, one {# lid} other {# leden}}";
    };
    resultsCapped: {
      female: "meer dan 1.000 vrouwen";
      male: "meer dan 1.000 mannen";
      anybody: "meer dan 1.000 leden";
    };
    fictional: "{count, plural, one {en # fictief profiel} other {en # fictieve profielen}}";
    fictionalCapped: "en meer dan 1.000 fictieve profielen";
    everyoneShown: {
      female: "Je ziet alle vrouwen, ook wie iemand anders zoekt.";
      male: "Je ziet alle mannen, ook wie iemand anders zoekt.";
      anybody: "Je ziet iedereen, ook wie iemand anders zoekt.";
    };
    summary: {
      age: "{age, plural, one {#} other {#}}";
      ages: "{min}–{max}";
      agesFrom: "vanaf {min}";
      agesTo: "tot en met {max}";
      everyone: "Iedereen";
    };
    pages: {
      label: "Pagina’s";
      page: "Pagina";
      previous: "Vorige";
      next: "Volgende";
    };
    nothing: {
      title: "Niemand gevonden";
      nobody: "Er is hier nog niemand. Kom later nog eens kijken.";
      region: {
        help: "Zoek je in het hele land, dan zie je meer mensen.";
        action: "Zoek in het hele land";
      };
      ages: {
        help: "Met een ruimere leeftijd zie je meer mensen.";
        action: "Zoek op alle leeftijden";
      };
      country: {
        help: "In dit land is er niemand. In de andere landen misschien wel.";
        action: "Zoek in alle landen";
      };
      pageTitle: "Deze pagina is er niet meer";
      pageAction: "Naar de eerste pagina";
    };
  };
  settings: {
    title: "Instellingen";
    parts: {
      account: {
        title: "Inloggen en account";
        value: "{email}, {confirmed, select, yes {bevestigd} other {nog niet bevestigd}}";
      };
      sessions: {
        title: "Waar je bent ingelogd";
        value: "{count, plural, one {Op # apparaat} other {Op # apparaten}}";
      };
      notifications: {
        title: "Meldingen";
        value: "{count, select, 0 {Geen mail} other {Mail bij {count} van de {total} soorten}}";
      };
      data: {
        title: "Mijn gegevens";
        about: "Een kopie van alles wat we van je bewaren";
      };
      delete: {
        title: "Account verwijderen";
        about: "Weggaan, met veertien dagen bedenktijd";
      };
      reading: {
        title: "Lezen en zien";
        about: "Letters, kleuren en beweging";
      };
      language: {
        title: "Taal";
      };
      privacy: {
        title: "Privacy";
        value: "{state, select, invisible {Onzichtbaar} other {Leden kunnen je vinden}}, {blocked, plural, =0 {niemand geblokkeerd} one {# lid geblokkeerd} other {# leden geblokkeerd}}";
      };
      app: {
        title: "App op dit apparaat";
        about: "{site} op je beginscherm";
      };
    };
    email: {
      title: "E-mailadres";
      confirmed: "Bevestigd";
      unconfirmed: "Nog niet bevestigd";
      new: "Nieuw e-mailadres";
      password: "Huidig wachtwoord";
      suggestion: "Bedoel je {email}?";
      submit: "E-mailadres wijzigen";
      busy: "De mail wordt verstuurd";
      sent: "We hebben een mail gestuurd naar {email}. Je adres verandert zodra je op de knop in die mail drukt.";
      change: "Wijzigen";
      cancel: "Laat maar";
    };
    password: {
      title: "Wachtwoord wijzigen";
      old: "Huidig wachtwoord";
      new: "Nieuw wachtwoord";
      hint: "Minstens 12 tekens.";
      repeat: "Nieuw wachtwoord, nog een keer";
      submit: "Wachtwoord wijzigen";
      busy: "Het wachtwoord wordt gewijzigd";
      done: "Je wachtwoord is gewijzigd. Op je andere apparaten ben je uitgelogd.";
    };
    passkeys: {
      title: "Passkeys";
      lead: "Met een passkey log je in met je vingerafdruk, je gezicht of de pincode van je apparaat. Je wachtwoord blijft gewoon werken.";
      added: "Gemaakt op {date}";
      used: "laatst gebruikt op {date}";
      unused: "nog niet gebruikt";
      add: "Passkey toevoegen";
      password: "Huidig wachtwoord";
      name: "Naam van de passkey";
      nameHint: "Bijvoorbeeld het apparaat waarop hij staat.";
      busy: "Volg de stappen van je apparaat";
      done: "De passkey is toegevoegd.";
      notMade: "Er is geen passkey gemaakt. Probeer het nog eens.";
      exists: "Dit apparaat heeft al een passkey voor je account.";
      rename: "Naam wijzigen";
      renameNamed: "Naam wijzigen: {name}";
      save: "Bewaren";
      cancel: "Laat maar";
      remove: "Verwijderen";
      removeNamed: "{name} verwijderen";
      removed: "{name} is verwijderd.";
      sure: "Met {name} kun je daarna niet meer inloggen.";
      removeTitle: "Passkey verwijderen?";
    };
    sessions: {
      lead: "Ken je een apparaat niet? Log het uit en kies een nieuw wachtwoord.";
      thisDevice: "Dit apparaat";
      device: "{browser} op {system}";
      unknownDevice: "Onbekend apparaat";
      now: "Nu in gebruik";
      lastUsed: "Laatst gebruikt op {date}";
      end: "Uitloggen";
      endNamed: "{device} uitloggen";
      endOthers: "Op alle andere apparaten uitloggen";
      busy: "Je andere apparaten worden uitgelogd";
      ended: "{device} is uitgelogd.";
      othersEnded: "Op je andere apparaten ben je uitgelogd.";
      only: "Je bent alleen op dit apparaat ingelogd.";
    };
    data: {
      lead: "Vraag een kopie van al je gegevens op: je account, je profiel, je berichten, je likes en je betalingen. Je krijgt één zip-bestand. Van andere leden staat er niets in, behalve hun naam.";
      password: "Je wachtwoord";
      submit: "Kopie maken";
      busy: "De kopie wordt aangevraagd";
      preparing: "De kopie wordt gemaakt. Je krijgt een mail als hij klaar is; je kunt deze pagina intussen sluiten.";
      ready: "De kopie is klaar. Je kunt hem downloaden tot {date}.";
      download: "Downloaden ({size})";
      archive: {
        title: "Je gegevens bij {site}";
        made: "Gemaakt op {date}.";
        about: "Elk bestand hieronder bevat één soort gegevens, als JSON. Open het met een teksteditor of een browser. Vragen? Schrijf naar {email}.";
        rows: "{count, plural, one {# regel} other {# regels}}";
        groups: {
          account: "Account en log-ins";
          profile: "Profiel";
          contacts: "Likes en blokkades";
          messages: "Berichten";
          payments: "Credits en betalingen";
          mail: "Mails en meldingen";
        };
      };
    };
    app: {
      lead: "Als app op je beginscherm opent {site} met één tik, zonder adresbalk. Je laatste gesprekken kun je dan ook zonder internet lezen.";
      shared: "Die gesprekken staan dan op dit apparaat tot je uitlogt. Doe het daarom alleen op een apparaat van jezelf.";
      installed: "Je gebruikt {site} hier als app.";
      install: "Installeren";
      ios: {
        share: "Tik onder of boven in het scherm op ‘Deel’.";
        add: "Kies ‘Zet op beginscherm’ en daarna ‘Voeg toe’.";
      };
      menu: "Open het menu van je browser en kies ‘App installeren’ of ‘Toevoegen aan startscherm’. Staat het er niet, dan kan deze browser het niet.";
    };
  };
  shell: {
    skip: "Naar de inhoud";
    loading: "Bezig met laden";
    noScript: "Hiervoor is JavaScript nodig. Zet het aan in je browser en laad deze pagina opnieuw.";
    titleWithCount: "({count}) {title}";
    nav: {
      main: "Hoofdmenu";
      search: "Zoeken";
      swipe: "Swipen";
      messages: "Berichten";
      likes: "Likes";
      premium: "Premium worden";
      premiumShort: "Premium";
      isPremium: "Je bent Premium";
      notPremium: "Nog niet";
      login: "Inloggen";
      signUp: "Gratis inschrijven";
      signUpShort: "Inschrijven";
      home: "Naar de voorpagina";
      start: "Voorpagina";
      language: "Taal";
      languageNow: "Taal: {language}";
      me: "Ik";
      accountOf: "Account van {name}";
      myProfile: "Mijn profiel";
      ownProfile: "Zo zien anderen je";
      settings: "Instellingen";
      credits: "Credits";
      orders: "Bestellingen";
      logout: "Uitloggen";
      unread: "{count, plural, one {# ongelezen bericht} other {# ongelezen berichten}}";
      newLikes: "{count, plural, one {# nieuwe like} other {# nieuwe likes}}";
      creditsLeft: "{count, plural, one {# credit} other {# credits}}";
      back: "Terug";
    };
    footer: {
      about: "Over deze site";
      terms: "Voorwaarden";
      privacy: "Privacy";
      returnPolicy: "Bedenktijd en terugbetaling";
      complaints: "Klachten";
      support: "Hulp en contact";
      companyDetails: "Bedrijfsgegevens";
      company: "{site} is van {company}, {address}, {city}. KvK {kvk}.";
      vat: "Btw {vat}";
      reading: "Lezen en zien";
    };
    visitorSearch: {
      title: "Rondkijken kan zonder account";
      seeks: "Ik zoek";
      female: "Vrouwen";
      male: "Mannen";
      min_age: "Leeftijd van";
      max_age: "Leeftijd tot en met";
      anyAge: "Alle";
      submit: "Zoeken";
    };
    disclaimer: {
      label: "Goed om te weten";
      adults: "Alleen voor volwassenen van {age} jaar en ouder.";
      fictional: "{count, plural, one {Op deze site staat # fictief profiel. Het is overal als zodanig gemarkeerd; fysiek contact is niet mogelijk.} other {Op deze site staan # fictieve profielen. Ze zijn overal als zodanig gemarkeerd; fysiek contact is niet mogelijk.}}";
      noFictional: "Op deze site staan geen fictieve profielen.";
    };
    demoLabel: "Demo";
    demo: "Dit is een demo. De mensen zijn verzonnen, de portretten getekend en er gaat geen echt geld om.";
    demoMailbox: "Naar het postvak van de demo";
    error: {
      title: "Fout";
      again: "Opnieuw proberen";
      notFound: "Deze pagina bestaat niet";
      notFoundHelp: "Hier hing iets, en nu niet meer. Of het adres klopt net niet.";
      home: "Terug naar de voorpagina";
      search: "Leden zoeken";
      report: "Kwam je hier via een link van ons? <link>Laat het ons weten</link>, dan repareren we hem.";
      help: "Er is iets mis gegaan, neem contact op met {0} voor hulp";
    };
    logoutFailed: "Uitloggen lukte niet. Controleer je verbinding en probeer het opnieuw.";
    activation: {
      title: "Bevestig je e-mailadres";
      reminder: "Je e-mailadres is nog niet bevestigd. Tot dat gebeurd is, komen je berichten niet aan en kun je geen antwoord krijgen. Druk op de link in de mail die we je stuurden.";
      resend: "Stuur de mail opnieuw";
      changeAddress: "Adres wijzigen";
      resending: "Bezig met sturen";
      resent: "De mail is gestuurd naar {email}. Kijk ook bij de ongewenste mail.";
      close: "Sluiten";
    };
    warnings: "Meldingen";
    photo_alert: {
      text: "Bij je profiel staat nog geen foto. Eén is genoeg om mee te beginnen.";
      action: "Foto kiezen";
      close: "Sluiten";
    };
  };
  signup: {
    title: "Gratis inschrijven";
    progress: "Stap {current} van {total}";
    next: "Verder";
    back: "Terug";
    stop: "Stoppen";
    stopped: "Gestopt. Wat je invulde blijft bewaard zolang dit tabblad open is.";
    close: "Sluiten";
    checking: "Even kijken";
    noScript: "Inschrijven werkt alleen met JavaScript. Zet het aan in je browser en laad deze pagina opnieuw.";
    newTab: "opent in een nieuw tabblad";
    who: {
      title: "Wie ben je, en wie zoek je?";
      lead: "Dan weten we wie we je laten zien.";
      gender: "Ik ben een";
      seeks: "Ik zoek";
      both: "Vrouwen en mannen";
      why: "We gebruiken je geslacht en wie je zoekt om je passende mensen te laten zien; samen kunnen ze iets over je geaardheid zeggen, en door verder te gaan stem je met dat gebruik in (<privacy>zo gaan we daarmee om</privacy>).";
    };
    birthDate: {
      title: "Wanneer ben je geboren?";
      lead: "Anderen zien alleen je leeftijd, niet de datum.";
      legend: "Geboortedatum";
      day: "Dag";
      month: "Maand";
      year: "Jaar";
      age: "Op je profiel staat: {age, plural, one {# jaar} other {# jaar}}";
      private: "Je profiel is pas zichtbaar als je klaar bent en je e‑mailadres hebt bevestigd. Stoppen mag op elk moment; wat je invulde blijft in dit tabblad staan.";
    };
    place: {
      title: "Hoe heet je, en waar woon je?";
      lead: "Je adres vragen we niet.";
      name: "Naam";
      nameHint: "Zo zien anderen je. Je voornaam is genoeg.";
      country: "Land";
      choose: "Kies";
      city: "Woonplaats";
    };
    interests: {
      title: "Waar hou je van?";
      lead: "Kies wat bij je past, of sla het over.";
      legend: "Interesses";
      consent: "Ik wil ook interesses over seks kiezen en vind het goed dat {site} ze bewaart en op mijn profiel laat zien.";
      consentHint: "De wet beschermt zulke gegevens extra, daarom vragen we het apart. Het hoeft niet.";
      special: "Over seks";
    };
    account: {
      title: "Waarmee log je in?";
      lead: "Je e‑mailadres en wachtwoord ziet niemand anders.";
      email: "E-mailadres";
      suggestion: "Bedoel je {email}?";
      logIn: "Inloggen met dit adres";
      password: "Wachtwoord";
      passwordHint: "Minstens 12 tekens. Een paar woorden die niet bij elkaar horen onthoud je makkelijk.";
      show: "Toon";
      hide: "Verberg";
      free: "Je krijgt {messages, plural, one {# gratis bericht} other {# gratis berichten}}. Daarna zie je bij elk bericht vooraf wat het kost.";
      fictional: "{count, plural, one {Op deze site staat # fictief profiel.} other {Op deze site staan # fictieve profielen.}} Bij zo’n profiel staat: “{warning}”";
      terms: "Ik ben {age} jaar of ouder, ga akkoord met de <terms>voorwaarden</terms> en heb de <privacy>privacyverklaring</privacy> gelezen.";
      submit: "Account maken";
      busy: "Account wordt gemaakt";
    };
    complete: {
      title: "Bevestig je e-mailadres";
      sent: "Je account is gemaakt. We hebben een mail gestuurd naar <address>{email}</address>. Druk op de link daarin, dan is je profiel zichtbaar.";
      neutral: "We hebben een mail gestuurd naar <address>{email}</address>. Daarin staat hoe je verder gaat.";
      until: "Tot die tijd komen je berichten niet aan en kun je geen antwoord krijgen. Rondkijken kan al wel.";
      spam: "Niets ontvangen? Kijk ook bij de ongewenste mail.";
      onward: "Verder";
    };
    closed: {
      title: "Alleen op uitnodiging";
      why: "{site} laat op dit moment alleen mensen toe die zijn uitgenodigd. Heb je een uitnodiging, open dan de link daarin opnieuw.";
      logIn: "Ik heb al een account";
    };
  };
  "swipe-game": {
    title: "Swipen";
    headline: "Bekijk ze rustig, één voor één.";
    lead: "Je hebt {count, plural, one {# like} other {# likes}} per dag. Overslaan mag altijd, en je kunt terug.";
    card: "{name}, {age}";
    likesLeft: "{count, plural, one {nog # like} other {nog # likes}} vandaag";
    unlimited: "Je kunt zoveel likes geven als je wilt.";
    pass: "{name} overslaan";
    like: "{name} een like geven";
    undo: "Vorige terughalen";
    nothingToUndo: "Er is niemand om terug te halen.";
    back: "{name} is terug";
    keys: {
      pass: "Overslaan";
      like: "Vind ik leuk";
      undo: "Vorige terughalen";
      open: "Profiel openen";
      label: "Toetsen";
    };
    spent: {
      title: "Je likes van vandaag zijn op";
      help: "Het spel gaat verder op {date}. Dan heb je er weer {count}. Op een profiel kun je nog wel likes geven; die tellen hier niet mee.";
      action: "Leden zoeken";
    };
    empty: {
      title: "Je hebt iedereen gezien";
      help: "Wie je oversloeg, komt na {days} dagen terug. Nieuwe leden komen er vanzelf bij.";
      action: "Leden zoeken";
    };
    failed: {
      like: "Je like voor {name} is niet verstuurd.";
      pass: "Het overslaan van {name} is niet bewaard.";
      undo: "{name} terughalen lukte niet.";
    };
  };
  terms: {
    title: "Algemene voorwaarden";
    intro: "Dit zijn de afspraken tussen jou en ons als je {site} gebruikt. We hebben ze zo kort en duidelijk mogelijk gehouden. Begrijp je iets niet, vraag het ons dan gerust.";
    version: "Versie van {date}";
    sections: {
      operator: {
        heading: string;
        body: string;
      };
      forWhom: {
        heading: string;
        body: string;
      };
      account: {
        heading: string;
        body: string;
      };
      fictionalProfiles: {
        heading: string;
        body: string;
      };
      freeAndPremium: {
        heading: string;
        body: string;
      };
      credits: {
        heading: string;
        body: string;
      };
      ordering: {
        heading: string;
        body: string;
      };
      withdrawal: {
        heading: string;
        body: string;
      };
      profileAndPhotos: {
        heading: string;
        body: string;
      };
      conduct: {
        heading: string;
        body: string;
      };
      blocking: {
        heading: string;
        body: string;
      };
      banAndAppeal: {
        heading: string;
        body: string;
      };
      deletion: {
        heading: string;
        body: string;
      };
      liability: {
        heading: string;
        body: string;
      };
      contactAndComplaints: {
        heading: string;
        body: string;
      };
      changes: {
        heading: string;
        body: string;
      };
      law: {
        heading: string;
        body: string;
      };
    };
  };
}
