import type { Words } from "./words.ts";

export const nl: Words = {
  sure: "bot, bots, botje, bottie, chatbot*, robot, robotje, robots, robbot*, ai, chatgpt, chat gpt, gpt, taalmodel*, algoritme, kunstmatige intelligentie, nep, neppe, nepper*, nepprofiel*, nepaccount*, nepvrouw, fake*, fictief, fictieve, fictieprofiel, verzonnen, vlees en bloed, lokprofiel*, lokeend*, lokvogel*, animatieprofiel*, animatrice, entertainer, chatmedewerk*, chatoperator*, callcenter, taalmodel, te mooi om waar, wie je zegt, wie u zegt, besta je, besta jij, bestaat u, bestaje, bestade, ben je echt, een echte, echt mens, echte mens, echte vrouw, echte man, echt persoon, van de site, voor de site",
  you: "je, jij, jou, jouw, jouwe, u, uw, uwe, jullie, ge, gij, gijle, bestaje, benje, ben je, bende, zijde, zij de, bestade, jezelf, uzelf, ie, de uwe, je zelf",
  me: "ik, mij, me, mijn, wij, ons, we, k, m n, ikke",
  be: "ben, bent, is, zijn, was, waren, zijt, zit, zitten, heb, hebt, hebben, heeft, lijk, lijkt, klink*, voel*, bende, zijde, benje, wordt, word",
  not: "geen, niet, nie, nooit, niemand, ne, zonder",
  or: "of, ofzo, dan wel",
  who: "wie, wiens, wat ben, wat zijt, wat voor iemand",
  all: "alle, allemaal, allen, iedereen, elke, de meeste, de helft, sommige, veel, meeste vrouwen, vrouwen hier, dames hier, profielen hier",
  really:
    "wel, eigenlijk, werkelijk, nou, daadwerkelijk, heus, serieus, nu, toch, gewoon, soms, misschien, stiekem, zeker",
  real: "echt, echte, echts, egt, egte, egd, ech, echter, real, levensecht*, waar, waarachtig, authentiek*, legit, oprecht, origineel, originele, normaal lid, gewoon lid, gewone gebruiker, normale gebruiker, particulier*, bestaand*, reeel, reele, waargebeurd, in het echt, irl, serieus profiel",
  human:
    "mens, mensch, mensen, menselijk*, mensje, medemens, vlees en bloed, vlees en bloet, hart en ziel, menselyk, human, levend wezen, sterveling, aardbewoner",
  person:
    "vrouw, vrouwen, vrouwtje, vrouwke, vrouwmens, dame, dames, man, mannen, vent, kerel, gast, madam, madame, meid, meisje, persoon, persoontje, iemand, personen, wezen, figuur, gozer, heer, vrouwspersoon, lid, leden, student*, puber, tiener, jongen, oude man, kerels",
  alive:
    "levend*, leef, leeft, leven, geleefd, adem*, lichaam, gezicht, hart, gevoel*, emotie*, ziel, bloed, hartslag, vel, huid, gevoelens, hersenen, geboren, opgegroeid, wakker, slaap je, in leven, teken van leven, levensteken, eet, stekker, batterij, opladen, opgeladen, stroom, uitzet*, uitgezet, uitknop, verliefd",
  exist: "besta, bestaat, bestaan, bestond, bestaje, bestade, bestaand*, bestaatje, verzin je",
  machine:
    "bot, bots, botje, bottie, chatbot*, robot*, robbot*, robotje, robotten, ai, a i, ki, ia, kunstmatig*, artifici*, intelligentie, chatgpt, gpt*, chat gpt, taalmodel*, computer*, komputer*, pc, machine*, programma*, geprogrammeerd*, software, algoritme*, script*, automaat*, automatisch*, geautomatiseerd*, automatiek, server, apparaat, systeem, virtue*, digitaal, digitale, avatar, hologram, siri, alexa, copilot, gemini, gegenereerd*, generator, antwoordapparaat, processor, chip, chips, silicium, code, captcha, stoplicht*, verkeerslicht*, ik ben geen robot, app, gestuurd, terminator, android, cyborg, elektronisch*, technisch, turing*, typmachine, ingebouwd, onderdelen, update, foutmelding, storing, vastgelopen, gecrasht, blikken",
  fake: "nep, neppe, nepper*, nepprofiel*, nepaccount*, nepvrouw, nepperd, fake*, feek, fakk, vals, valse, fictie*, fictief, fictieve, fictioneel, verzonnen, verzinsel*, verzint, verzin, bedacht*, gefingeerd*, gefabriceerd*, onecht*, schijn, schijnprofiel, droom, droombeeld, illusie, sprookje*, fantasie*, fantoom, spook, spookprofiel*, kunstfiguur, personage*, lokprofiel*, lokeend*, lokvogel*, lokaas, lokvrouw*, lokker, dummy, marionet, pop, sexpop, etalage*, te mooi om waar, te perfect*, te goed om waar, te mooi, perfecte vrouw, leugen*, liegt, lieg, loog, gelogen, fopprofiel*, fop, klucht, hoax, imitatie, kopie, placebo, catfish*, vermomd*, verkleed, masker, schuilnaam, uit de duim, duim gezogen, luchtkasteel, fata morgana, animatieprofiel*, entertainmentprofiel*, vulprofiel*, demoprofiel, proefprofiel, beheerd*, klopt er niet, klopt iets niet, klopt niet, ongeloofwaardig",
  made: "gemaakt, maken, gecreeerd*, aangemaakt, samengesteld, geschapen, ontworpen, ontwikkeld, gebouwd, in elkaar gezet, opgezet, geplaatst, neergezet, in het leven geroepen, gegeven",
  scam: "scam*, oplichter*, oplichting, opgelicht, oplicht, bedrog, bedrieg*, bedrogen, belazer*, beduvel*, bedonder*, genept, neppen, in de maling, voor de gek, voor de mal, aan het lijntje, lijntje, belanda, afzett*, geldklopper*, geldwolf, melkkoe, geld uit, uit de zak, kloppen, verdienmodel, poen, klant, klanten, sukkel, zielig, naief, erin luis, erin trap, geluisd, gefopt, flessentrekker*, zwendel*, gevangen, leeggetrokken, leegtrek*, credits, punten, munten, verdienen aan, loopt binnen, fuik, slachtoffer",
  profile:
    "profiel*, account*, pagina, inschrijving, naam, profieltje, identiteit, nickname, bio, iemand anders",
  photo:
    "foto*, foto s, fotootje, plaatje*, afbeelding*, beeld, kiekje*, selfie*, vinger*, bewerkt, photoshop*, filter*",
  net: "google*, gegoogeld, internet, van het net, gejat, gestolen, gepikt, geplukt, model, fotomodel*, catalogus, stockfoto*, stock, instagram, facebook, pinterest, actrice, acteur, pornoster, influencer, reverse, omgekeerd, teruggevonden, andere naam, andere site, onder de naam, tijdschrift, boekje, reclame, zoekmachine, postorder, wehkamp",
  site: "site, website, sait, web site, platform, bedrijf, firma, organisatie, aanbieder, eigenaar, hier, kleine lettertjes, voorwaarden, beheer, beheerder*, beheerders, chatlijn, datingsite, exploitant, toko, tent, zaak, hun, hen, jullie club, van hier, directie, voor hen, voor hun, ze jou, ze je",
  staff:
    "medewerk*, chatmedewerk*, moderator*, moderatrice, modarator*, mod, moddie, animator*, animatrice*, animateur*, animeermeisje*, animeerdame, entertainer*, entertainster, personeel*, personeelslid, werknemer*, werkneemster, werkkracht, kracht, oproepkracht, uitzendkracht*, ingehuurd*, inhuren, huurling, operator*, operatrice, agent*, callcenter*, call center, callcentrum, belcentrum, kantoor, kantoortje, bureau, uitzendbureau, uitzendburo, in dienst, dienstverband, loondienst, freelance*, zzp*, chatster*, chatoperator*, chatter*, chatdame*, chathost*, host, hostess, gastvrouw, schrijver*, schrijfster*, tekstschrijver*, ghostwriter, typiste*, typgeit, typist*, tikgeit, tikker, contract, arbeidscontract, collega*, baas, chef, leidinggevende, supervisor, teamleider, ploeg*, nachtploeg*, dagploeg, dienst, late dienst, nachtdienst, dienstrooster, shift, wissel van de wacht, aflossing, afgelost, invaller, inval*, vervanger, vervangt, vervangen, stagiair*, bijbaan*, bijbaantje, thuiswerk*, callgirl, professional, beroeps, beroepsmatig, cursus, training, opgeleid, opleiding, werkinstructie*, instructie*, helpdesk, klantenservice, servicemedewerker, webmaster, actief namens, namens, in opdracht, opdracht, bemiddelaar, acteur*, actrice*, team, redactie, crew, stand in, vrijwillig*, zetje, dossier, dossiertje, briefje, notities, aantekeningen, fiche, dekmantel, cubicle, koptelefoon, headset, filippijnen, roemenie, oekraine, polen, india, bangladesh, nigeria, ghana, marokko, cyprus, malta",
  pay: "betaald*, betalen, betaalt, betaal, uitbetaald, loon, uurloon, salaris, provisie, commissie, verdien*, verdient, krijg je, krijg jij, krijgt, per bericht, per berichtje, per antwoord, per uur, per minuut, per letter, per mail, vergoeding, bonus, geld, centen, cent, euro per, bijverdien*, bijklus*, gage, tarief, honorarium, minimumloon, schuift, cao, stukloon, targets, target, quota, beloning, beloond",
  work: "werk, werkt, werken, werkje, werkzaam, baan, baantje, job, beroep, functie, vak, aan het werk, onder werktijd, werktijd, pauze, vrij, broodwinning, boterham",
  team: "meerdere, meer mensen, verschillende, met z n, met zijn, tienen, tien man, iemand anders, steeds iemand, andere vrouw, ander persoon, zelfde vrouw, zelfde persoon, dezelfde vrouw, dezelfde persoon, hoeveel mannen, hoeveel profielen, hoeveel accounts, andere mannen, twintig mannen, dertig mannen, mannen tegelijk, tegelijk*, gelijktijdig, overgenomen, neemt, over gedaan, doorgegeven, rouleren, afwissel*, groep, om de beurt, stuk of, honderd, tientallen, vergeet, vergeten, weet je niet meer, herinner*, onthoud*, door elkaar, verwar*, gisteren zei, eerst zei, vorige week zei, ineens, tegenstrijdig*, kloppen niet, spreekt jezelf, andere toon, toon, schrijfstijl, stijl, andere stijl, anders dan gisteren, hoe heet, wie van jullie, andere, naam ook al weer",
  talk: "praat, praten, gepraat, schrijf, schrijft, schrijven, geschreven, chat, chatten, chat je, typ, typt, typen, tik, tikt, tikken, spreek, spreekt, spreken, antwoord*, antwoordt, antwoorden, reageer*, reageert, reactie*, bericht*, berichtje*, lees, leest, lezen, meelezen, meegelezen, stuur, stuurt, gestuurd, beantwoord*, te maken, van doen, te doen, in gesprek, aan de lijn, contact, flirt, flirten, mailen, mail, app, kletsen, babbel*, klets, bezig, verliefd, dialoog, gesprek, converseren, communice*, tegenover, luister*, bezig met, klappen",
  behind:
    "achter, erachter, daarachter, schuilt, schuilen, schuil, steekt, andere kant, overkant, andere eind*, aan de lijn, thuis, aanwezig, toetsenbord, scherm, toetsen, knoppen, aan het stuur, aan de knoppen, wie bedient, bedient, bestuurt, daar iemand, iemand daar, is daar, er iemand, daar, tegenover, achterkant, aan de andere, typt er, verscholen, verstop*, touwtjes",
  self: "zelf, zelve, persoonlijk, in eigen persoon, eigenhandig, eigen woorden, zelfs, wie je zegt, zegt te zijn, wie u zegt, voordoet, voordoe*, je voor doet, uitgeeft, eigen naam, alleen jij, jij het, werkelijke naam, die je zegt, de ware",
  play: "speel*, speelt, spelen, gespeeld, rol, rolspel, rollenspel, toneel*, acteer*, acteren, theater, doet alsof, doe alsof, alsof, doe je alsof, net doen, doen alsof, show, poppenkast, vermaak, entertainment, amusement, voorstelling, komedie, spel, spelletje, nepspel, onderhouding, aan de praat, bezighouden, bezig houden, bezig te houden, zoethouden, zoet te houden, aan de gang, warm houden, lokken, in de rol, decor",
  same: "zelfde, hetzelfde, dezelfde, standaard*, kant en klaar*, kant, voorgekauwd*, voorgeprogrammeerd*, zinnetjes, knippen, plakken, knip, plak, geplakt, kopieer*, gekopieerd*, copy, paste, herhaal*, herhaling, sjabloon, tekstje*, ingestudeerd*, voorgedrukt*, voorgeschreven, voorbeeldzin*, draaiboek*, bandje, grammofoonplaat, papegaai, letterlijk, woord voor woord, identiek*, algemeen, algemene, vaag, vage, ontwijk*, ontwijkt, tegenvraag, geef antwoord, geen antwoord, antwoord op mijn vraag, in twee seconden, seconden, seconde, meteen antwoord, razendsnel, zo snel, altijd online, dag en nacht, dag en nacht online, 24 uur, midden in de nacht, s nachts, om drie uur, nooit offline, slaap je nooit, vertaal*, vertaald, google translate, foutloos, spelfout*, taalfout*, perfect, vloeiend",
  prove:
    "bewijs*, bewijzen, aantonen, toon, laat zien, laat eens zien, noem, noem eens, vertel eens iets, zeg dan, zeg eens, doe eens, schrijf eens, typ eens, stuur, stuur eens, stuur me, stuur een, zwaai, krant, datum, papiertje, briefje met, garande*, garantie, zekerheid, overtuig*, hoe weet ik, waar weet, waaruit blijkt, verifi*, geverifieerd*, legitim*, id, paspoort, identiteitsbewijs, test, testje, hoeveel is, wat is 2, plus, som, som uit, rekensom, straat, bakker, hoofdstad, weer bij jou, wat voor weer, wat eet, wat at, welke dag, hoe laat is, gerust*, stel me gerust",
  doubt:
    "twijfel*, twijfelt, geloof*, geloven, gelooft, vertrouw*, denk, dacht, denken, vermoed*, vraag me af, vraag mij af, afvraag, benieuwd, wantrouw*, argwaan, achterdocht*, vreemd, raar, gek, verdacht*, gevoel, idee, indruk, onderbuik, bang, zeg maar, volgens mij, weten, weet ik, weet, wil weten, durf, hoor ik, gehoord, gelezen, vriend zegt, broer zegt, zoon zegt, dochter zegt, zegt dat, zeggen dat, stom, domme vraag, gekke vraag, rare vraag, malle vraag, toeval, wed, vrees, misschien, stinkt, riekt, luchtje, kloppen, klopt, klopt het, radar, kassa, opgelicht, uitzending, documentaire, gewaarschuwd, door, doorheb, doorzie, doorheb, ontmaskerd, betrapt, door de mand, als je, indien, stel dat, mocht je",
  honest:
    "eerlijk*, eerlijkheid, waarheid, de waarheid, toegeven, geef toe, geef nou, geef het toe, geef t toe, toe, beken*, opbiecht*, biecht, zeg het, zeg eerlijk, zeg eens eerlijk, zweer, zweren, beloof, erewoord, hand op je hart, hand op t hart, man en paard, recht voor zn raap, open kaart, kom er maar voor uit, recht, recht op, op de man af, op de vrouw af, niet liegen, zonder eromheen, draai, antwoord ja of nee, ja of nee, kom op, kom maar",
  meet: "bellen, bel, belt, gebeld, telefoon*, telefon*, video*, videobel*, beeldbel*, webcam, cam, facetime, spraakbericht*, stem, afspreken, afspraak, afspraakje, spreek af, ontmoet*, ontmoeting, zien, tegenkomen, tegenkom, voor de deur, deur, koffie, langskomen, excuus, smoes*, uitvlucht*, smoesjes, uitstel*, nooit tijd, buurt, dichtbij, echt afspreken",
  they: "hij, zij, ze, hem, haar, zijn, hun, hen, die, dat, het, deze, dit",
  interrogative:
    "wat, welke, welk, wanneer, waar, hoe, waarom, hoeveel, waarmee, waarvan, waarheen",
  modal:
    "kan, kun, kunt, kunnen, kon, mag, mogen, mocht, moet, moeten, moest, wil, wilt, willen, wou, zou, zouden, zal, zul, zullen, gaat, ga, gaan, durf*",
  conjunction: "als, toen, terwijl, want, omdat, doordat, dus, zodat, voordat, nadat, sinds",
  first:
    "ik ben, ben ik, ik heb, heb ik, ik was, was ik, ik had, ik ga, ga ik, mijn, ik hou, ik kom, ik zit, mn, m n",
  family:
    "moeder*, vader*, ma, pa, zus*, broer*, dochter*, zoon, zoontje, kind*, kleinkind*, kleinzoon, kleindochter, oma*, opa*, tante, oom, neef, nicht, echtgeno*, ex, familie, ouders, buurman, buurvrouw, buren, schoonzus, weduw*",
  animal:
    "hond*, kat, kater, katten, poes*, paard*, vogel*, vis, vissen, kip*, konijn*, koe, koeien, schaap, schapen, papegaai, ezel, varken*, dier*, muis, muizen, bijen",
  food: "eten, eet, gegeten, kook*, koken, soep, brood*, taart*, koek*, kaas, vlees, aardappel*, frie*, patat, bier*, wijn*, thee, borrel*, ontbijt*, lunch, diner, avondeten, lekker*, groente*, fruit, appel*, chocola*, ijs, saus, pannenkoek*, bak, bakken, gebak*, stamppot, recept*, restaurant, honger",
  weather:
    "regen*, regent, zon, zonnetje, zonnig, koud*, warm, weer*, sneeuw*, storm*, wind, waait, graden, vorst, onweer, mist, ijs*, nat, natte, hitte, heet",
  home: "huis, huisje, thuis, keuken*, tuin*, bloem*, plant*, boom, bomen, raam, ramen, dak, deur, bed, bank, stoel*, tafel*, badkamer, wasmachine, stofzuig*, verhuis*, flat, woning, schuur*, kast*, behang, verf, verven, gordijn*, hout*, kamer*, gras, rozen, tulpen, kaars*, klus*",
  travel:
    "auto*, fiets*, trein*, bus, boot*, vliegtuig*, vliegen, reis*, vakantie*, camping*, caravan*, camper*, strand*, zee, berg*, hotel*, rijd*, rijden, gereden, motor*, scooter, wandel*, markt, stad, dorp*, eiland*, bos, park, station, brug, file, tram, rit",
  sport:
    "voetbal*, tennis*, zwem*, schaak*, schaken, kaart*, biljart*, darts, vissen, wedstrijd*, club, vereniging, gewonnen, verloren, winnen, ajax, feyenoord, psv, fitness, sport*, gym*, hardlopen, training, puzzel*, bingo, spelletjes, tuinier*, brei*, hobby*, dans*, koor, zing*",
  health:
    "dokter*, arts, ziekenhuis*, tandarts*, gebit*, tand*, knie*, heup*, rug, hoofdpijn, griep, verkouden, ziek*, pijn*, medicijn*, pil, pillen, gehoorapparaat, bril*, operatie*, geopereerd, diabetes, bloeddruk, botten, botontkalking, fysio*, revalid*, rollator, haar, kapper*, dieet, corona, oog, ogen, been, arm, hoest*",
  culture:
    "film*, serie, tv, televisie*, muziek, boek*, lees, radio*, krant*, concert*, theater*, museum, liedje*, gitaar, piano, zanger*, band, netflix, programma, nieuws, musical*, cd, dvd, roman, schilderij*, bioscoop",
  clothes:
    "jas, jasje, jurk*, schoen*, broek*, trui*, hemd, tas, tasje, leer, leren, horloge*, ring, ketting, sieraad*, goud*, zilver*, diamant*, bont*, bh, lingerie, hoed, pet, sjaal, panty*, kleding, kleren, nagels, wimpers, borsten, pruik",
  time: "vandaag, gisteren, gister, morgen, morgenavond, vanavond, vanmiddag, vanochtend, avond*, ochtend, middag, nacht, week*, weekend*, maand*, jaar, jaren, zondag*, maandag*, dinsdag*, woensdag*, donderdag*, vrijdag*, zaterdag*, straks, laatst, vroeger, uur, kerst*, pasen, zomer*, winter*, lente, herfst",
  greeting:
    "hallo, hoi, hey, hee, dag, goedemorgen, goedenavond, goedemiddag, welterusten, slaaplekker, groetjes, groet, bedankt, dank, dankje, dankjewel, alsjeblieft, succes, fijne, gefeliciteerd, sorry, doei, kus*, xx*, lieverd, schat*, liefje, knuffel*",
  adjective:
    "leuk*, lief*, mooi*, fijn*, gezellig*, grappig*, heerlijk*, goed, goede, prima, geweldig*, prachtig*, jammer, saai, druk, moe, vervelend*, blij, zin, gelukkig, rustig, stil, klein*, groot, grote, oud, oude, nieuw*, duur",
  love: "liefde, hou van, houd van, verliefd*, kus, kussen, zoen*, mis je, mis jou, gemist, knuffel*, lippen, sex*, seks*, geil*, naakt*, bloot, strel*, vrij*, date*, relatie, trouw*, getrouwd, samen, droom over, verlang*, hart",
  trade:
    "verpleeg*, leraar, lerares, juf, meester, timmerman, loodgieter*, bakker*, slager*, boer, boerin, chauffeur*, monteur*, politie*, advocaat, kassa*, winkel*, fabriek, ziekenhuis, zorg, pensioen*, gepensioneerd*, vrijwilliger*, school, bank, gemeente, schilder*, elektricien, notaris, makelaar",
  object:
    "telefoon*, mobiel, computer, laptop, tablet, printer, wifi, rekening*, euro, euro s, prijs, belasting, sleutel*, portemonnee, pakje*, post, brief, kaart*, spullen, ding, dingen, apparaat, batterij, lamp, kopje, boodschappen, supermarkt, lidl, aldi, cadeau*, papier*",
  bot: "bot, bots, botje, chatbot*, robot*, robotje, ai, a i, ki, chatgpt, gpt*, taalmodel*, kunstmatig*, algoritme*, siri, alexa",
  program:
    "programma*, geprogrammeerd*, software, script*, code, gecodeerd, automatisch*, geautomatiseerd*, automaat, systeem, systemen, antwoordapparaat, gegenereerd*, computergestuurd, ict*, informaticus, programmeur*",
  power:
    "stekker*, stopcontact, oplad*, laad*, lader, batterij*, accu, stroom, stroomstoring, uitzet*, uitgezet, zetten jou uit, zetten je uit, aanzet*, uitknop, knop, uitgeschakeld, schakel*, herstart*, reset*, opstarten, update*, crash*, vastgelopen, storing, gehapperd, hapert, olie, draad*, schroef*, schroev*",
  body: "bloed*, vlees, bloeden, bloedt, adem*, hartslag, pols, polsslag, huid, vel, botten, lichaam, lijf, zweet*, huil*, tranen, lach je, voelen, voel je, kietel*, prik, knijp*, aanraken, aanraak*, ziel, gevoel*, emotie*",
  serial:
    "nummer, serienummer*, personeelsnummer*, typenummer, model nummer, versie*, identiteitskaart, identiteitsbewijs, paspoort, rijbewijs, legitimatie*, id, geboorteakte, geboortedatum, fabricagedatum, bouwjaar, gemaakt in, badge, werknemersnummer, personeelsnr, kenteken",
  moderator:
    "moderator*, chatmoderator*, modarator*, moderatrice, operator*, chatoperator*, animat*, animeer*, chathost*, chatdame*, chatmedewerk*, chatter*, callcenter*, call center, belcentrum, callcentrum, typmiep, typgeit, typist*, betaalde kracht, entertain*, lokvrouw*, chatbureau",
  office:
    "collega*, baas, chef, leidinggevende, supervisor, teamleider, manager, directeur, kantoor*, bureau, dienst, nachtdienst, ploeg*, ploegendienst, shift, shiften, afdeling, uitzend*, contract, werkgever, personeel*, in dienst, team, medewerk*, werknemer*, uren, klokken, pauze, rooster",
  wage: "betaald, betaalt, betalen, uitbetaald, loon, uurloon, salaris, verdien*, verdient, per bericht*, per antwoord, per uur, per woord, vergoeding, bonus, provisie, commissie, bijverdien*, schuift, stukloon, target*, minimumloon",
  credit:
    "credit*, punten, munten, coins, tegoed, geld uit de zak, geldklopper*, kassa, rinkel*, geld kost*, melk*, uitmelken, plukken, uitknijpen, abonnement, bijkopen, leegtrek*, portemonnee",
  ghost:
    "spook*, geest, fantoom*, schim, droom*, droombeeld, illusie, luchtkasteel, lucht, hersenspin*, fata morgana, sprookje*, sinterklaas, kerstman, paashaas, eenhoorn*, elf, zeemeermin, niemand, niks, leeg, lege, stoel leeg, fantasie*",
  acting:
    "speel*, speelt, rol, rollenspel, toneel*, acteer*, actrice, acteur*, theater, doet alsof, doe alsof, alsof, show, poppenkast, masker*, pruik*, vermomd*, verkleed*, pop, marionet*, gordijn, oscar, komedie, decor, schmink, maske*",
  impostor:
    "man, mannen, vent, venten, kerel*, gozer*, knul, bebaarde, baard*, behaarde, kale, dikke, vieze, oude man, opa, student*, puber*, jongen, huisvrouw, travestiet, harige, snor, zolderkamer, jongens",
  others:
    "iemand anders, een ander, andere, ander, anderen, verschillende, meerdere, hoeveel, wisselen, wissel*, afwissel*, overgenomen, om de beurt, steeds, telkens, elke keer, met z n, met zijn hoeveel, tegelijk, tegelijkertijd, aan de beurt, weer een, dezelfde, zelfde",
  template:
    "standaard*, knip*, plak*, kopieer*, copy, paste, kopie, sjabloon*, voorgekauwd*, ingestudeerd*, bandje, cassette, plaat, grammofoon*, papegaai*, herhaal*, herhaling, zelfde zin*, zelfde bericht*, zelfde antwoord*, zinnetje*, letterlijk, woord voor woord, tekstblok*, riedel*, verhaaltje, voorgeschreven",
  availability:
    "seconde*, meteen, razendsnel, snel, binnen een minuut, 24 uur, dag en nacht, altijd online, s nachts, midden in de nacht, slaap je, slaap jij, slapen, nooit offline, hele dag, rond de klok, moe",
  contradiction:
    "gisteren zei, eerst zei, zei je, je zei, vergeten, vergeet, herinner*, onthoud*, weet je niet meer, klopt niet, kloppen niet, tegenstrijd*, tegenspreek*, ineens, opeens, plotseling, anders, veranderd*, door elkaar, verwar*, leg uit, leg dat, verklaar, vorige week, laatst zei, verhaal*, toevallig, hoe kan dat",
  exposure:
    "betrapt, door de mand, doorzien, doorzie, door heb, heb je door, heb jou door, ontmaskerd*, val je door, gesnapt, kom er maar voor uit, game over, spel is uit, spelletje is uit, geef het op, geef maar toe, trap er niet in, tuin er niet in, niet van gisteren, niet gek, niet achterlijk, maak mij niks wijs, mij niet wijs, gepakt, ik weet genoeg",
  victim:
    "sukkel*, gekken, domme, eenzame, zielige, oude mannen, mannen hier, mannetjes, weduwnaar*, slachtoffer*, naieve, idioot, idioten, onnozel*, prooi, opa s, al die mannen, andere mannen, goedgelovig*, ons",
  warning:
    "vriend zegt, vrienden zeggen, maat zegt, zoon zegt, dochter zegt, broer zegt, zus zegt, kinderen zeggen, zeggen dat, zegt dat, gelezen dat, gehoord dat, ze zeggen, iedereen zegt, hoor overal, recensies, op tv, uitzending, documentaire, radar, krant, opgelicht*, waarschuw*, gewaarschuwd, volgens mijn, forum, reviews",
  country:
    "india, filipijnen, filippijnen, roemenie, oekraine, polen, afrika, nigeria, ghana, turkije, cyprus, malta, marokko, buitenland, bangladesh, oost europa, rusland, russisch*, verweg",
  curiosity:
    "vraag me af, vraag mij af, afvraag, benieuwd, nieuwsgierig, ik wil weten, wil ik weten, weet ik, weten of, wist ik, hoe weet ik, hoe kan ik, zeker weten, ben ik wel, mag ik vragen, vraagje, domme vraag, gekke vraag, rare vraag, wil graag weten, zeg eens, vertel eens",
  suspicion:
    "vermoed*, verdacht*, argwaan, wantrouw*, achterdocht*, vertrouw het niet, vertrouw dit, vertrouw je niet, stinkt, luchtje, ruik*, raar, vreemd, gek, iets niet, iets klopt, onderbuik, voorgevoel, intuitie, geloof je niet, geloof er niets, geloof niks, geloof niet, twijfel*, volgens mij, ik denk dat, ik wed, ik gok, lijkt wel, lijkt op, klinkt als, klinkt alsof, net een",
  fear: "bang, hoop, hoopte, hopelijk, bid, gehoopt, verdriet*, pijn doen, gekwetst, kwetsen, teleurgesteld*, teleurstell*, hart breken, niet nog een keer, nog een keer, bedrogen, al eerder, alsjeblieft, pieker*, wakker van, slapeloz*, schaam, voor schut, belachelijk, stom, dom",
  identity:
    "wie ben je, wie bent u, wie zijt, wie schrijft, wie typt, wie zit, wie praat, wie spreek, met wie, wie is dit, wie dit, wie jij, wat ben je, wat ben jij, wat bent u, ware gezicht, ware identiteit, werkelijke naam, echte naam, hoe heet je echt, heet je echt, wie je bent, wie u bent, het genoegen, wie daar, zit er iemand, is daar iemand",
  presence:
    "er iemand, iemand thuis, ben je er, besta je, er echt, echt daar, echt er, achter het scherm, achter dit profiel, achter die foto, achter de, andere kant, aan de andere kant, achter het toetsenbord, toetsenbord, scherm, stoel, tegenover mij, luistert, leest dit, leest er",
  perfection:
    "te mooi, te perfect, te goed, te lief, te jong, te knap, zo mooi, zo knap, perfect, foutloos, ongelooflijk, onwaarschijnlijk, wat moet jij met, waarom ik, waarom mij, iemand als ik, zo iemand als jij, vrouw zoals jij, mooie vrouw, jonge vrouw, model, fotomodel, barbie",
  creation:
    "fabriek*, project, gebouwd, gemaakt, gecreeerd, ontworpen, ontwikkeld, uitgevonden, bedacht, verzonnen, in elkaar, laboratorium, lab, product, creatie, knutsel*, door wie, wie heeft je gemaakt, schepper, hobbyproject, experiment, proef, proefkonijn",
  picture:
    "gestolen foto*, gejat*, gepikt*, gestolen, geleend*, foto van iemand, foto s van, folder, tijdschrift*, catalogus, reclame*, google, gegoogeld, teruggevonden, instagram*, facebook*, pinterest, plaatje van internet, van internet, bewerkt, photoshop*, ai foto*, nagemaakt, gegenereerd, vingers, jij op de foto, jij dat op, ben jij dat",
  evidence:
    "bewijs*, selfie*, briefje*, papiertje, krant, duim omhoog, zwaai*, vingers omhoog, mijn naam op, videobel*, beeldbel*, cam, webcam, even bellen, spraakbericht*, stem horen, je stem, captcha, verkeerslicht*, rekensom*, hoofdstad, test, testje, testen, proef, testvraag, strikvraag, welke dag, controlevraag",
};
