import type { Words } from "./words.ts";

export const de: Words = {
  sure: "chatbot*, roboter, robotter, robot, bots, bot, ki, chatgpt, chat gpt, gpt, sprachmodell, algorithmus, kunstliche intelligenz, fake, fakes, fakeprofil*, faker, gefaket, gefaked, falschprofil*, fiktiv*, fleisch und blut, lockprofil*, lockvogel*, animateurin, animateur*, moderator, moderatorin, kunstfigur, callcenter*, computergeneriert*, schreibprogramm*, wahr zu sein, existierst, existieren sie, gibt es dich, gibts dich, gibts di, echte frau, echter mann, echte person, echter mensch, richtiger mensch, von der seite, vom betreiber, vom team, angestellt, virtuell",
  you: "du, dich, dir, dein, deine, deiner, deinem, deinen, deins, sie, ihnen, ihr, ihre, ihrem, ihren, ihrer, euch, euer, eure, eurem, bisch, biste, bistu, gibts, gibt s, gehst, hast, bist, machst, wirst, di, bischt, werdet, seid, habt, kannst, konnt, willst, arbeitest, schreibst, lebst, schreibste, haste, kriegste, arbeiteste",
  me: "ich, mir, mich, mein, meine, meinem, meinen, meiner, wir, uns, i, ick, man",
  be: "bist, bisch, biste, bistu, bischt, sind, seid, ist, isses, is, war, warst, waren, ware, warst du, sei, bin, sitz*, lebst, gehor*, handelt, klingst, klingt, wirkst, wirkt, kommst, kommt mir",
  not: "kein, keine, keinen, keiner, keinem, keins, nicht, ned, net, nie, niemand, nix, koa",
  or: "oder, odr, oda, od",
  who: "wer, wem, wen, wessen, was bist, was fur, wer bist, wea",
  all: "alle, alles, sammtlich*, samtlich*, jede, jede hier, jeder, die meisten, die halfte, halfte, frauen hier, damen hier, die damen, die frauen, profile hier, fast alle, manche",
  really:
    "wirklich, wirkl, tatsachlich, uberhaupt, eigentlich, ernsthaft, im ernst, ernst, eh, denn, nur, etwa, wohl, doch, nun, am ende, vielleicht, womoglich, bestimmt, vermutlich, wahrscheinlich, persoenlich",
  real: "echt, echte, echter, echtes, echten, echtem, ehct, eccht, real, reale, realer, reales, reell, leibhaftig, wahrhaftig, wahr, wahre, wahrer, richtig, richtige, richtiger, richtigen, richtiges, authentisch*, original, in echt, normales mitglied, normale, normaler nutzer, privat, private, privatperson, tatsachliche*, existierend*, existierende, legit, unecht*, waschecht*, ehrliche haut, gewohnliches mitglied",
  human:
    "mensch, menschen, menschlich*, menschlein, mensch*, fleisch und blut, fleisch, lebewesen, wesen, human, erdling, mitmensch*, homo sapiens",
  person:
    "frau, frauen, mann, manner, kerl, typ, dame, damen, herr, person, personen, personlich, jemand, irgendwer, gegenuber, mitglied*, madchen, weib, madel, bub, dude, student*, rentner, leute, kerle, nutzer*, single",
  alive:
    "leb, lebst, lebt, leben, lebendig*, lebend*, gelebt, atme*, atmest, korper, koerper, gesicht, herz, herzschlag, herzen, gefuhl*, gefuehl*, seele, blut, puls, haut, geboren, aufgewachsen, schlafst, isst, stecker, akku, batterie, aufgeladen, ladekabel, strom, ausschalt*, abschalt*, lebenszeichen, fuhlst, fuhlen, knochen, hirn, gehirn, verliebt, verlieben",
  exist:
    "existier*, exestier*, existenz, gibt es dich, gibts dich, gibts di, gibt s dich, gibt es sie, gibts sie, gibt es euch, dich gibt, dich wirklich gibt, sie gibt, es dich, es sie, dich uberhaupt, gibt es die frau, gibt es diese, papier",
  machine:
    "bot, bots, bott, chatbot*, roboter*, robotter, robot, robota, robi, ki, k i, ai, a i, ia, kunstlich*, kuenstlich*, intelligenz, chatgpt, chat gpt, gpt*, sprachmodell*, computer*, kompjuter, comput*, pc, rechner, maschine*, maschin, maschinell, programm*, progamm, programmiert*, schreibprogramm*, software*, algorithmus, algorithmen, skript*, script*, automat*, automatisch*, automatisiert*, vollautomat*, server, gerat, system, virtuell*, digital*, avatar*, hologramm, siri, alexa, copilot, gemini, generiert*, computergeneriert*, anrufbeantworter, prozessor, chip, chips, platine*, schaltkreis*, code, captcha, ampel*, app, android, cyborg, elektronisch*, turing*, blechkiste, blechbuchse, blech, update, fehlermeldung, absturz, abgesturzt, aufgehangt, aufgehangen, vorgefertigt*, simulation, simulier*, technik, festplatte, kabel, schrauben, mikrochip",
  fake: "fake*, faek, feik, feyk, falsch, falsche, falscher, falsches, falschprofil*, gefalscht*, gefaket, gefaked, fiktiv*, fiktion, erfunden*, erfindung, erfind*, ausgedacht*, ausgedachte*, ausdenken, phantasie*, fantasie*, phantom, geist, geisterprofil*, trugbild, schein, scheinprofil*, illusion, traum, marchen, luftnummer, lockprofil*, lockvogel*, lockvogel, koder, kunstfigur*, kunstprodukt, figur, romanfigur, attrappe, dummy*, puppe, marionette, schaufensterpuppe, strohmann, strohfrau, zu perfekt, zu schon um wahr, zu schon, zu gut um wahr, um wahr zu sein, luge*, lugst, lugen, gelogen, lugner*, catfish*, verkleidet, maske, ausgibst, ausgeben, ausgibt, hirngespinst, papier, pseudonym, kunstname, kunstler name, kopie, hochstapler*, hochstapel*, unglaubwurdig*, spanisch vor, komisch vor, stimmt was nicht, stimmt doch was, stimmt nicht, seltsam, vorgaukel*, vormach*, animateurprofil, unterhaltungsprofil*, profile betreust, pflege*",
  made: "gemacht, erstellt*, erschaffen*, angelegt, anlegt, gebaut, geschaffen, entwickelt, zusammengestellt, gebastelt, hergestellt, eingestellt, gestellt, kreiert, konstruiert, geschrieben von, gegeben",
  scam: "scam*, betrug*, betruger*, betrogen, verarsch*, verascht, verascht, abzock*, abgezockt, abzocker*, veralber*, verschaukel*, hinters licht, reingelegt, reinleg*, reinfall*, reingefallen, hereingelegt, nepp*, schwindel*, schwindler*, depp, trottel, dummer, doof, idiot, kunde, kunden, melkkuh, abkassier*, geld aus der tasche, aus der tasche, mein geld, ausgenommen, ausnehm*, coins, credits, punkte, ausgegeben, euro fur, bei laune, laune, an der nase, nase, gegangelt, hingehalten, hinhalt*, hinhaltetaktik, masche, falle, opfer",
  profile:
    "profil*, account*, acc, konto, seite, name, namen, identitat, nickname, steckbrief, anzeige, heisst, heissen",
  photo:
    "foto*, bild*, bilder*, selfie*, finger, sechs finger, photoshop*, bearbeitet, filter*, aufnahme*, portrat, portraet",
  net: "google*, gegoogelt, internet, aus dem netz, netz, geklaut*, gestohlen*, geklauten, model, models, fotomodell*, katalog*, stockfoto*, stock, instagram, insta, facebook, pinterest, schauspieler*, pornodarsteller*, pornostar, influencer*, bildersuche, ruckwartssuche, gefunden, andere seite, anderen seite, anderem namen, anderen namen, zeitschrift, werbung, prospekt, agentur*, otto katalog",
  site: "site, seite, website, webseite, plattform, platform, portal*, betreiber*, firma, unternehmen, anbieter, organisation, veranstalter, hier, agb, kleingedruckt*, nutzungsbedingungen, impressum, im auftrag, haus, laden, verein, chef, denen, die da, bude, singleborse, borse, dienst",
  staff:
    "mitarbeiter*, moderator*, moderatorin*, modderator, mod, mods, animateur*, animateurin, animator*, animatrice, animierdame*, animiermadchen, angestellt*, anstellung, personal, belegschaft, kraft, arbeitskraft, schreibkraft*, servicekraft*, servicemitarbeiter*, bezahlte*, operator*, agent*, agentin*, callcenter*, call center, buro, buero, buros, team, crew, truppe, redaktion, beschaftig*, beschaftigungsverhaltnis, festangestellt*, freiberuf*, freelance*, nebenjob*, nebenberuf*, minijob*, aushilfe*, heimarbeit*, homeoffice, chatter*, chatterin*, chatmoderator*, chatschreiber*, chatdame, chatanimateur*, hostess*, host, schreiber*, schreiberin*, schreiberling, texter*, texterin*, ghostwriter, tippse, tippsen, tipper*, sekretarin, vertrag, arbeitsvertrag, kollege*, kollegin*, kolleg*, chef*, chefin, vorgesetzte*, schicht*, schichtwechsel, schichtdienst, nachtschicht, spatschicht, fruhschicht, wachwechsel, ablosung, abgelost, vertretung, vertritt, aushelfen, praktikant*, profi, professionell*, schulung, geschult, ausbildung, anweisung*, vorgaben, kundendienst, kundenservice, support, hotline, auftrag, beauftragt*, engagiert*, angeheuert*, eingestellt*, zettel, notizen, notiz, akte, kartei, karteikarte, datei uber mich, mallorca, rumanien, polen, indien, philippinen, ukraine, nigeria, ghana, zypern, malta, kundenbetreu*, betreuer*, betreust, betreut, dienstlich, darsteller*, schauspieler*, schauspielerin, im dienst, dienstschluss, feierabend, agenten, unterhaltung, unterhalter*, entertainer*, admin*, webmaster, mitarbeit*",
  pay: "bezahl*, bezahlt*, bezahlen, zahlt dir, zahlen dir, zahlen sie dir, entlohn*, lohn, stundenlohn, gehalt, provision*, prov, vergutung, vergutet, honorar, verdien*, verdienst, bekommst, bekommen sie, kriegst, kriegt, kriegste, kriegen sie, pro nachricht, je nachricht, fur jede nachricht, pro antwort, pro stunde, pro minute, pro mail, pro brief, geld, cent, kohle, bonus, pramie, abgerechnet, tarif, mindestlohn, trinkgeld, honoriert, gage, entgelt",
  work: "arbeit, arbeitest, arbeiten, arbeite, job, jobst, beruf, beruflich, berufsmassig, gewerblich, gewerbe, erwerb, tatig, tatigkeit, brotjob, jobben, arbeitsplatz, pause, geschaftlich, geschaft, aufgabe",
  team: "mehrere, mehreren, viele, verschiedene, verschiedenen, zu mehreren, zu zehnt, zu dritt, mehrere seid, jemand anders, jemand anderes, andere person, anderer, dieselbe, selbe person, selben, gleiche person, gleichzeitig, parallel, 30 mannern, 20 mannern, mannern, wie viele manner, wieviele, wie viele, profile, abwechselnd, wechselt, gewechselt, ubernommen, ubernimmt, vergessen, vergisst, merkt, merkst, erinner*, verwechsel*, durcheinander, gestern, letzte woche, heute anders, anders, widerspr*, plotzlich, auf einmal, stil, schreibstil, ton, tonfall, klang, nachste, naechste, hundert, dutzend*, weisst du nicht mehr, hintereinander, unter deinem namen",
  talk: "schreib*, schreibst, schreibt, schreibe, schreiben, geschrieben, chatte, chatten, chattest, chat, rede, redest, reden, geredet, red, sprech*, sprichst, spreche, sprechen, spricht, unterhalt*, tipp, tippt, tippst, tippen, antwort*, antwortet, antwortest, antworten, nachricht*, text, texte, liest, lies, lese, lesen, mitlesen, flirt*, flirte, flirtet, zu tun, kommunizier*, gesprach, dialog, kontakt, meldest, mail*, anschreiben, angeschrieben, schick, zuhor*, plauder*, labert, quatsch*, zu schaffen, verliebt",
  behind:
    "hinter, dahinter, steckt, stecken, stecks, verbirgt, anderen ende, anderes ende, anderen seite, andere seite, gegenuber, am apparat, an der leitung, leitung, tastatur, tasten, bildschirm, monitor, drahtzieher, am steuer, da jemand, jemand da, ist da, sitzt da, wer da, tippt da, schreibt da, daheim, zuhause, da drin, da druben, druben, faden, bedient, steuert, versteckt",
  self: "selbst, selber, personlich, hochstpersonlich, eigenhandig, in person, eigene worte, eigenen worten, wirklich du, du wirklich, wer du bist, die du, der du, wer du sagst, vorgibst, vorgeben, du selbst, dein name, eigener name, richtiger name, richtig heisst, niemand anders, du es",
  play: "spielst, spielt, spielen, gespielt, rolle, rollenspiel*, theater, schauspiel*, show, schau, tust du nur so, tust nur so, nur so, so tust, tut so, so tun, als ob, als warst, vortauschen, tausch*, vorspiel*, mimst, unterhaltung, bespassung, bespasst, bespassen, amusier*, drehbuch, inszenier*, spiel, spielchen, komodie, zirkus, kasperletheater, zum zeitvertreib, animier*, anlock*, kodern, beschaftigen, bei der stange, stange",
  same: "gleiche, gleichen, dasselbe, dieselben, selbe, immer gleich*, identisch*, standard*, standardtext*, vorgefertigt*, baukasten, textbaustein*, baustein*, floskel*, kopier*, kopiert*, copy, paste, eingefugt, einfugen, wiederhol*, vorlage*, vorgeschrieben*, auswendig, abgelesen, ablest, ablesen, liest du ab, schablone*, drehbuch*, schallplatte, platte, papagei, wort fur wort, wortlich, wortgleich, zweimal, allgemein*, ausweich*, weichst, gegenfrage*, ohne auszuweichen, keine antwort, auf meine frage, beantwort*, sekunden, sekunde, sofort, so schnell, blitzschnell, rund um die uhr, tag und nacht, nachts, drei uhr, immer online, nie offline, ubersetz*, ubersetzer, fehlerfrei, fehlerlos, rechtschreib*, grammatik, perfekt, perfektes, nach meiner anmeldung, nach der anmeldung, satze",
  prove:
    "beweis*, beweise, beweisen, nachweis*, zeig mir, zeig, belegen, beleg, nenn, nenne, nennen, sag mal, sag mir, sag was, schreib mal, schreib das wort, schick, schicke, schick mir, zeitung, heutiger, heutigen, datum, schild, winke, winken, garantier*, garantie, versicher*, uberzeug*, woher weiss, woran erkenn*, woran merk*, wie kann ich sicher, sicher sein, verifizier*, ausweis, perso, personalausweis, test, frage, ratsel, rechne, wieviel ist, wie viel ist, was ist 2, plus, hauptstadt, strasse, backer, wetter bei dir, was fur wetter, wie ist das wetter, uhrzeit, welcher tag, wochentag, beruhig*, grund, darf ich wissen, ein recht",
  doubt:
    "zweifel*, zweifle, glaub*, glaube, glauben, vertrau*, denk, denke, dachte, vermut*, verdacht*, frag mich, frage mich, wundere, wunder, misstrau*, skeptisch, skepsis, komisch, merkwurdig, seltsam, gefuhl, eindruck, bauchgefuhl, befurcht*, angst, meint, sagt, sagen, meinen, wissen, weiss, weiss nicht, will wissen, erfahren, gehort, gelesen, gewarnt, freund, freundin, kumpel, schwager, sohn, tochter, bruder, enkel, nachbar, blode frage, dumme frage, doofe frage, bose, entschuldig*, unhoflich, stimmt, stimmts, stimmt s, richtig, zufall, wette, wett, durchschaut, erwischt, ertappt, enttarnt, entlarvt, aufgeflogen, hab dich, habe ich dich, bericht, reportage, doku, fernsehen, wisch, spanisch, wenn du, falls, sollten sie, ob du, ob sie, ob das, dass du, fragt sich, riecht, stinkt",
  honest:
    "ehrlich*, ehrlichkeit, wahrheit, zugeben, zugibst, gib zu, gib s zu, gibs zu, gib es zu, geb es zu, geb zu, gebs zu, geben sie zu, gesteh*, gesteht, beicht*, raus mit der sprache, sag s, sags, sag es, sag, sagen sie, schwor*, schwore, versprich, ehrenwort, hand aufs herz, klartext, klipp und klar, offen, unter uns, jetzt mal, butter bei, ja oder nein, komm, antworte, aufrichtig, gerade heraus, echt jetzt, tacheles",
  meet: "telefonier*, telefon*, anruf*, anrufen, ruf, video*, videochat, videoanruf, cam, webcam, kamera, facetime, sprachnachricht*, sprachi, stimme, treff*, treffen, verabred*, begegn*, vor der tur, vor deiner tur, tur, kaffee, sehen, ausrede*, ausreden, vertrost*, keine zeit, nie zeit, in der nahe, um die ecke, vorbeikomm*",
  they: "er, sie, ihn, ihm, ihr, ihre, es, das, dies*, jene*, sein, seine, seinen",
  interrogative: "was, welche*, wann, wo, wie, warum, wieso, wieviel*, wozu, woher, wohin, weshalb",
  modal:
    "kann, kannst, konnen, konnte*, darf, darfst, durfen, muss, musst, mussen, soll*, will, willst, wollen, wollte*, wurde*, mochte*, magst, mag, werde, wirst",
  conjunction:
    "wenn, als, wahrend, weil, denn, da, damit, bevor, nachdem, seit, obwohl, also, falls",
  first:
    "ich bin, bin ich, ich hab, ich habe, hab ich, ich war, war ich, ich hatte, mein, meine, meinen, meinem, meiner, bin, hab",
  family:
    "mutter*, vater*, mama*, papa*, schwester*, bruder*, tochter*, sohn*, kind, kinder*, enkel*, oma*, opa*, tante*, onkel*, cousin*, nichte, neffe*, ehemann, mann, exmann, familie*, eltern, nachbar*, schwager*, witwe*",
  animal:
    "hund*, katze*, kater, pferd*, vogel*, fisch*, huhn*, huhner, hase*, kuh*, schaf*, papagei, esel*, schwein*, tier*, maus*, bienen, hamster",
  food: "essen, isst, gegessen, koch*, suppe*, brot*, kuchen, torte*, keks*, kase*, fleisch, kartoffel*, pommes, bier*, wein*, tee, fruhstuck*, mittag*, abendessen, lecker*, gemuse*, obst, apfel*, schoko*, eis, sosse, pfannkuchen, backen, gebacken, braten, rezept*, restaurant*, hunger, schnitzel*, wurst*, butter, kneipe",
  weather:
    "regen*, regnet, sonn*, kalt*, warm*, wetter*, schnee*, schneit, sturm*, wind*, grad, frost*, gewitter*, nebel*, nass*, hitze, heiss*",
  home: "haus*, zuhause, kuche*, garten*, blume*, pflanze*, baum, baume, fenster, dach, tur, bett, sofa, stuhl*, tisch*, bad, waschmaschine, staubsaug*, umzug*, umgezogen, wohnung*, schuppen, keller*, tapete*, streichen, vorhang*, holz*, zimmer*, rasen*, rosen, tulpen, kerze*",
  travel:
    "auto*, fahrrad*, rad, zug, bus, boot*, schiff*, flugzeug*, fliegen, reise*, urlaub*, camping*, wohnmobil*, wohnwagen, strand*, meer, berg*, hotel*, fahre*, fahren, fahrt, gefahren, motorrad*, roller, wander*, spazier*, markt, stadt, dorf*, insel*, wald, park, bahnhof*, brucke*, stau, strassenbahn",
  sport:
    "fussball*, tennis, schwimm*, schach*, karten*, skat, kegel*, darts, angeln, spiel, verein*, gewonnen, verloren, gewinn*, bayern, dortmund, fitness, sport*, turn*, jogg*, ratsel*, puzzle*, bingo, strick*, hobby*, tanz*, chor*, sing*, yoga",
  health:
    "arzt*, arztin, krankenhaus*, zahn*, gebiss*, knie*, hufte*, rucken*, kopfweh, kopfschmerz*, grippe*, erkaltet*, krank*, schmerz*, medikament*, tablette*, horgerat*, brille*, operation*, operiert, op, diabetes, blutdruck, knochen*, physio*, reha*, haar*, friseur*, diat*, corona, auge*, bein*, arm, husten",
  culture:
    "film*, serie*, tv, fernseh*, tatort, musik*, buch*, bucher, radio*, zeitung*, konzert*, theater*, museum*, lied*, gitarre*, klavier*, sanger*, band, netflix, sendung*, nachrichten, musical*, roman*, gemalde, bild, kino*",
  clothes:
    "jacke*, mantel, kleid*, schuh*, stiefel, hose*, pulli*, pullover, hemd*, tasche*, leder*, uhr, ring, kette*, schmuck*, gold*, silber*, diamant*, pelz*, bh, unterwasche, hut, mutze, schal, strumpf*, klamotten, nagel*, wimpern, brust*, brille, perucke",
  time: "heute, gestern, morgen, abend*, nachmittag*, vormittag*, nacht*, woche*, wochenend*, monat*, jahr*, sonntag*, montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, spater, fruher, neulich, stunde*, uhr, weihnacht*, ostern, sommer*, winter*, fruhling, herbst",
  greeting:
    "hallo, hi, hey, moin, servus, guten, gute nacht, grusse, gruss, lg, danke*, bitte, viel gluck, gluckwunsch, sorry, entschuldig*, tschuss, kuss*, bussi, liebe, lieber, schatz*, suss*, umarm*, schonen tag, schones wochenende",
  adjective:
    "nett*, lieb*, schon*, toll*, lustig*, super, gut, gute, guten, herrlich*, wunderbar*, hubsch*, schade, langweilig*, stress*, mude*, nervig*, froh, glucklich*, lust, ruhig*, klein*, gross*, alt, alte, neu*, teuer*, gemutlich*",
  love: "liebe, lieb dich, verliebt*, kuss*, vermiss*, kuschel*, lippen, sex*, geil*, nackt*, streichel*, date*, beziehung*, heirat*, verheiratet, hochzeit*, zusammen, traume von, sehn*, herz",
  trade:
    "krankenschwester*, pfleger*, lehrer*, tischler*, schreiner*, klempner*, backer*, metzger*, bauer*, fahrer*, mechaniker*, polizei*, polizist*, anwalt*, kasse*, laden, geschaft*, fabrik*, pflege*, rente*, rentner*, pension*, ehrenamt*, schule*, bank, amt, maler*, elektriker*, notar, makler*, handwerker*",
  object:
    "telefon*, handy*, laptop, tablet, drucker*, wlan, internet, rechnung*, euro, preis*, steuer*, schlussel*, geldbeutel, portemonnaie, paket*, post, brief*, karte*, zeug, ding, dinge, gerat*, batterie, lampe*, tasse*, einkauf*, supermarkt, lidl, aldi, rewe, geschenk*",
  bot: "bot, bots, chatbot*, robot*, roboter*, ki, ai, chatgpt, gpt*, sprachmodell*, kunstlich*, algorithm*, siri, alexa, androide",
  program:
    "programm*, programmier*, software*, skript*, code, automat*, system, anrufbeantworter, generiert*, computergesteuert, informatiker*, programmierer*, entwickler*",
  power:
    "stecker*, steckdose*, auflad*, aufgeladen, ladt, akku*, batterie*, strom*, abschalt*, schalten, abgeschaltet, ausschalt*, ausknopf, knopf, neustart*, reset*, hochfahr*, update*, absturz*, abgesturzt, storung*, hangt sich, kabel*, schraub*, ol, lufter",
  body: "blut*, bluten, blutest, fleisch, atem*, atmest, herzschlag*, puls*, haut, korper*, schwitz*, wein*, tranen, fuhl*, kitzel*, stich*, pikse*, anfass*, beruhr*, seele*, gefuhl*, emotion*, knochen",
  serial:
    "nummer, seriennummer*, personalnummer*, mitarbeiternummer, version*, ausweis*, personalausweis, reisepass, fuhrerschein, geburtsurkunde, geburtsdatum, herstellungsdatum, baujahr, dienstausweis, kennnummer, barcode, garantie",
  moderator:
    "moderator*, moderatorin*, chatmoderator*, operator*, animateur*, animateuse*, animiermadchen, animierdame*, chatter*, chatschreiber*, lohnschreiber*, schreiberling*, callcenter*, call center, callcent*, tippse*, ghostwriter*, chatagent*, controller, imc, contentmanager",
  office:
    "kolleg*, chef*, boss, vorgesetzt*, teamleiter*, manager*, buro*, schicht*, dienst*, feierabend, abteilung*, zeitarbeit*, agentur*, vertrag*, arbeitgeber*, mitarbeiter*, angestellt*, personal, belegschaft, pause, schichtwechsel, headset, grossraum*",
  wage: "bezahlt, bezahlen, zahlen, zahlt, lohn*, stundenlohn, gehalt*, verdien*, pro nachricht, pro antwort, pro stunde, die stunde, pro wort, bonus, provision*, nebenjob*, nebenverdienst*, mindestlohn, kassier*, vergut*",
  credit:
    "credit*, punkte, coins, munzen, guthaben, abzock*, geldmacher*, ausnehmen, melken, melkkuh, abo, nachkauf*, geldbeutel, aus der tasche, geld aus, kohle, kassieren, zahl*, ausgeb*",
  ghost:
    "geist*, gespenst*, phantom*, schatten, traum*, illusion*, luft, hirngespinst*, fata morgana, marchen*, weihnachtsmann, osterhase*, einhorn*, meerjungfrau, niemand, nichts, leer*, luftschloss, einbildung",
  acting:
    "spiel*, spielst, rolle*, theater*, schauspiel*, tust nur, tun so, tust so, vorspiel*, show, puppe*, maske*, perucke*, verkleid*, vorhang, oscar, komodie, fassade, kulisse*, marionett*",
  impostor:
    "mann, manner, kerl*, typ, typen, bursche, bart*, bartig*, behaart*, glatze*, dick*, fett*, alter mann, opa, student*, teenager, junge, hausfrau*, haarig*, schnurrbart, keller",
  others:
    "jemand anders, andere*, anderer, verschieden*, mehrere, wie viele, wieviele, wechsel*, abwechsel*, ubernommen, jedes mal, gleichzeitig, an der reihe, dran, schon wieder, selbe, gleiche, dieselbe, derselbe, welche von euch",
  template:
    "standard*, kopier*, copy, paste, vorlage*, textbaustein*, baustein*, auswendig*, band, platte, schallplatte, papagei*, wiederhol*, derselbe satz, gleichen satz*, gleiche satz*, wort fur wort, wortlich, schablone*, floskel*, vorgefertigt*, vorgeschrieben*, phrase*",
  availability:
    "sekunde*, sofort, so schnell, schnell, innerhalb, 24 stunden, rund um die uhr, tag und nacht, immer online, mitten in der nacht, nachts, schlafst, schlafen, nie offline, den ganzen tag",
  contradiction:
    "sagtest, gesagt, hast gesagt, erst, vergess*, erinner*, gemerkt, merken, stimmt nicht, passt nicht, passen nicht, widerspr*, plotzlich, auf einmal, anders, geandert, verwechsel*, durcheinander, erklar*, letzte woche, geschichte*, zufall*, wie kann das, seltsam",
  exposure:
    "ertappt, erwischt, durchschaut, durchschau*, aufgeflogen, enttarnt, spiel ist aus, gib auf, gib s zu, fall nicht drauf, falle nicht, nicht von gestern, nicht blod, nicht dumm, verarschen, erzahl mir nix, netter versuch, mach mir nichts vor, hab dich, verarsch*",
  victim:
    "trottel*, deppen, dumme*, einsame*, alte manner, witwer*, opfer, leichtglaubig*, naiv*, idiot*, opas, andere manner, manner hier, kunden, beute, uns",
  warning:
    "freund sagt, kumpel sagt, sohn sagt, tochter sagt, schwester sagt, bruder sagt, kinder sagen, sagt du, sagen dass, meint du, meint dass, gelesen dass, gelesen, gehort dass, man sagt, alle sagen, bewertungen, im fernsehen, doku*, zeitung, warn*, gewarnt, forum, laut, meinen",
  country:
    "indien, philippinen, rumanien, ukraine, polen, afrika, nigeria, ghana, turkei, zypern, malta, ausland, bangladesch, osteuropa, russland, russisch*, marokko",
  curiosity:
    "frage mich, frag mich, neugierig, will wissen, mochte wissen, wissen ob, wusste gern, woher weiss, wie kann ich, sicher sein, darf ich fragen, blode frage, dumme frage, komische frage, sag mal, sag mir, sagen sie, mal ne frage, kurze frage",
  suspicion:
    "vermut*, verdacht*, misstrau*, trau dir nicht, trau der, traue, stinkt, riech*, komisch*, seltsam*, merkwurdig*, etwas stimmt, irgendwas, bauchgefuhl, ahnung*, intuition, glaub nicht, glaube nicht, glaub dir nicht, glaub dir kein, zweif*, ich denke, ich glaub, ich wette, ich tippe, klingt wie, klingst wie, wie ein, wie eine, faul, kommt mir, hort sich",
  fear: "angst, hoff*, bete, verletz*, enttausch*, herz brechen, nicht nochmal, schon mal, schon einmal, bitte, sorge*, schlaflos*, scham*, peinlich*, dumm, blod, bescheuert, narr, lacherlich, einsam",
  identity:
    "wer bist, wer sind sie, wer schreibt, wer tippt, wer sitzt, wer ist da, wer da, mit wem, was bist, was sind sie, wahre identitat, richtiger name, echter name, heisst du wirklich, heissen sie wirklich, wer du bist, wer sie sind, das vergnugen, jemand da, ist da jemand, sitzt da jemand, wer steckt",
  presence:
    "wirklich da, echt da, jemand zuhause, bist du da, hinter dem bildschirm, hinter diesem, hinter dem, hinter der, andere seite, anderen seite, anderen ende, tastatur, bildschirm, mir gegenuber, liest das, liest mit",
  perfection:
    "zu schon, zu perfekt, zu gut, zu lieb, zu jung, zu hubsch, so schon, perfekt, makellos, fehlerfrei, unglaublich, warum ich, wieso ich, jemand wie mich, eine wie du, frau wie du, frauen wie du, schone frau, model, fotomodel, barbie",
  creation:
    "fabrik*, werk, projekt*, gebaut, gemacht, erschaffen, entworfen, entwickelt, erfunden*, ausgedacht, zusammen gebaut, labor*, produkt*, schopf*, wer hat dich, experiment*, versuch*, versuchskaninchen, hergestellt",
  picture:
    "geklaut*, gestohlen*, geliehen, fremde*, von jemand, prospekt*, zeitschrift*, katalog*, werbung*, google*, gegoogelt, bildersuche, gefunden, instagram*, facebook*, pinterest, aus dem internet, aus dem netz, bearbeitet, photoshop*, ki bild*, finger, du auf dem, sie auf dem, du das auf",
  evidence:
    "beweis*, selfie*, zettel*, zeitung, daumen hoch, wink*, hochhalt*, meinen namen, mein name drauf, videoanruf*, videochat*, facetime, cam, webcam, sprachnachricht*, deine stimme, stimme horen, captcha, ampel*, rechenaufgabe, hauptstadt, test, teste, fangfrage, welcher tag",
};
