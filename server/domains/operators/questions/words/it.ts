import type { Words } from "./words.ts";

export const it: Words = {
  sure: "bot, bots, chatbot*, robot, ia, intelligenza artificiale, chatgpt, chat gpt, gpt, algoritmo, fake, feik, profilo falso, profilo finto, account falso, finta, finto, fittizi*, inventata, inventato, carne e ossa, animatrice, moderatrice, moderatore, del sito, per il sito, persona vera, donna vera, vera donna, uomo vero, persona reale, donna reale, essere umano, esisti, esiste davvero, sei vera, sei vero, sei reale, e vera, ti pagano, la pagano, pagata, virtuale, specchietto, allodole, troppo bella per, troppo bello per, call center, farlocc*, automatico, macchina",
  you: "tu, te, ti, tuo, tua, tuoi, tue, lei, le, suo, sua, suoi, sue, voi, vi, vostro, vostra, vostri, sei, siete, hai, esisti, lavori, scrivi, parli, te stessa, nn sei",
  me: "io, mi, me, mio, mia, miei, mie, noi, ci, nostro, sto, sono, parlo, scrivo",
  be: "sei, siete, e, sono, sia, fossi, fosse, essere, era, eri, sara, sarai, sarebbe, saresti, sta, stai, sto, c, ce, c e, sembr*, sembri, pari, pare, suoni, hai, ha, appartieni, tratta",
  not: "non, nn, nessun*, mai, no, ne, niente, senza, mica",
  or: "o, oppure, od, ovvero",
  who: "chi, ki, con chi, cosa sei, che cosa sei, chi sei, chi e, quale",
  all: "tutte, tutti, tutto, ogni, ognuna, la meta, meta, la maggior parte, molte, le donne qui, le ragazze qui, i profili, le altre, alcune, qualcuna, tante",
  really:
    "veramente, realmente, davvero, dawero, sul serio, seriamente, effettivamente, solo, soltanto, proprio, almeno, per caso, magari, forse, semplicemente, di fatto, in realta, addirittura, ma",
  real: "vera, vero, veri, vere, vera e propria, verace, reale, reali, real, davvero, sul serio, autentic*, genuin*, originale, in carne, per davvero, nella realta, legit, normale, normali, iscritta vera, iscritt*, utente normale, utente vera, utente vero, privat*, concreta, tangibile, verificat*, sincer*, dal vivo",
  human:
    "uman*, umana, umano, essere umano, esseri umani, essere vivente, carne e ossa, carne, ossa, cristian*, qualcuno, mortale, terrestre, persona in carne, anima viva, gente",
  person:
    "donna, donne, uomo, uomini, signora, signore, signori, ragazza, ragazze, ragazzo, ragazzi, tizio, tizia, tipo, tipa, persona, persone, qualcuno, qualcuna, individuo, dama, signorina, omaccione, maschio, femmina, membro, utente, utenti, studente*, studentess*, vecchio, pensionat*, single, fanciulla, baffi, omone",
  alive:
    "viva, vivo, vivi, vive, vivente, respir*, respiri, cuore, anima, faccia, volto, viso, corpo, sangue, pelle, senti, provi, sentiment*, emozion*, dormi, mangi, batteria, batterie, pile, spina, presa, carica, ricaric*, spegn*, spengo, spenta, cavi, circuit*, nata, nato, segno di vita, polso, cervello, innamor*, innamorat*, battito, bulloni, viti",
  exist: "esist*, esisti, esiste, esistono, esistere, esistenza, esista, essisti, esisto",
  machine:
    "bot, bots, robot*, robottino, chatbot*, ia, i a, ai, intelligenza, artificial*, chatgpt, chat gpt, gpt*, modello linguistico, computer*, compiuter, pc, macchina*, macchinetta, programma*, programmat*, programmino, informatic*, software, algoritm*, script*, automa, automi, automatic*, automatizzat*, automatismo, server*, dispositivo, apparecchio, sistema, virtual*, digital*, avatar*, ologramma*, siri, alexa, copilot, gemini, generat*, segreteria telefonica, risponditore, risponditor*, processore, chip*, silicio, codice, captcha, semafori, applicazione, app, androide*, cyborg, elettronic*, turing, simulat*, simulazione, simul*, aggiornament*, bug, in tilt, tilt, impallat*, si e bloccato, sintetic*, latta, ferraglia, terminator, prompt, calcolatore, cervellone",
  fake: "fals*, falsa, falso, fake*, feik, feic, fak, fint*, finta, finto, finzione, fittizi*, invent*, inventat*, inventata, immaginari*, immagin*, fabbricat*, fasull*, farlocc*, taroc*, tarocca, tarocco, bufal*, bufala, bugi*, bugia, bugiard*, ment*, menti, mentendo, mentire, menzogn*, balla, balle, favola, favol*, fantasma*, fantasm*, miraggio, illusion*, sogno, fantasia*, fantasi*, personaggio*, person*ggi*, bambola, pupazz*, burattin*, marionett*, manichin*, esca, esche, specchietto*, specchietto per le allodole, allodole, civetta, profilo civetta, prestanome, di carta, cartone, cartapesta, troppo bella, troppo bello, troppo perfett*, troppo perfetta, per essere ver*, per essere reale, troppo buon*, spacci*, spacciando, ti spacci, impostor*, catfish*, maschera*, mascherat*, travestit*, pseudonimo, nome d arte, ingann*, inganno, montatura, messinscena, messa in scena, farsa, truff*, fumo, creat*, creata, creazione, riempitiv*, vetrina, qualcosa che non, non torna, non quadra, non mi torna, puzza, gatta ci cova, sospett*, trucco, truccat*, patacca, pacco, bluff, profili gestiti, gestiti, gestito, inesistente",
  made: "fatt*, fatta, creat*, creato, costruit*, fabbricat*, progettat*, mess*, messa, messo, mettono, generat*, svilupp*, montat*, dat*, dato, assegnat*, confezionat*",
  scam: "truff*, truffa, truffator*, truffand*, frega*, fregat*, fregand*, fregatura, ingann*, ingannand*, prend* in giro, prendendo in giro, in giro, prendete in giro, prendi in giro, presa in giro, prendere per, per il naso, naso, per i fondelli, fondelli, pollo, polli, fesso, scemo, stupido, idiota, cretino, ingenuo, ridicolo, allocco, babbeo, coglione, mucca, mungere, mungete, spremere, spennar*, spenn*, spillare, spillar*, soldi, quattrini, crediti, gettoni, monete, coin*, spend*, speso, spesi, spendere, spendo, pagare, pago, portafoglio, cliente*, clienti, trappola, abboc*, abboccat*, cascare, cascat*, cascato, illud*, illus*, illudend*, gioco, giocand*, affari, business, raggir*, imbrogli*, bidone, bidonat*, scherz*, scherzo, perdendo tempo, perdere tempo, rubare",
  profile:
    "profil*, profilo, account*, pagina, scheda, annuncio, nome, ti chiami, chiami, si chiama, identita, nick*, cognome",
  photo:
    "foto*, fotografia*, fotografie, immagin*, immagine, selfie*, scatto, scatti, ritratto, dita, photoshop*, ritoccat*, filtr*",
  net: "google*, internet, da internet, dal web, in rete, rete, rubat*, rubata, rubate, prese da, presa da, preso da, scaricat*, catalogo*, modella, modelle, modello, instagram, insta, facebook, pinterest, attrice*, attrici, attor*, porno*, influencer*, ricerca inversa, ricerca per immagini, cercat*, trovat*, altro sito, altro nome, un altro nome, rivista*, riviste, pubblicita, agenzia*, velina, postalmarket, giornale",
  site: "sito*, siti, piattaforma*, azienda*, ditta, societa, agenzia*, portale, gestor*, gestore, gestisce, amministrator*, admin*, direzione, organizzazione, padron*, proprietar*, loro, condizioni, clausol*, scritte in piccolo, scritto in piccolo, termini, regolamento, qui, app, baracca, servizio, questi qua, casa",
  staff:
    "dipendent*, impiegat*, moderat*, moderatrice, animat*, animatrice, animatore, operat*, operatrice, operatore, operator*, agent*, staff, squadra, team, equipe, personale, addett*, addetta, lavorator*, collaborat*, assunt*, assunta, assumono, ingaggi*, ingaggiat*, reclut*, contratt*, contratto, partita iva, stipendi*, hostess, call center, callcenter, centralin*, centralinist*, ufficio, uffici, telefonist*, scrivan*, scrittric*, scrittor*, redatt*, redattric*, dattilograf*, ghostwriter, profession*, professionist*, libero professionista, freelance*, incaricat*, mandat*, telelavoro, colleg*, collega, colleghe, colleghi, capo, capa, capoufficio, superiore, responsabile, supervis*, turn*, turno, turni, cambio turno, cambio di turno, turno di notte, cambio della guardia, il cambio, sostitu*, sostituta, supplente, stagista*, tirocin*, formazione, manuale, istruzion*, copione, appunti, scheda su di me, schedario, fascicolo, note su di me, quaderno, foglietto, romania, albania, filippine, moldavia, ucraina, nigeria, india, malta, cipro, tirana, bucarest, attrice, attore, escort*, prostitut*, intrattenitric*, intrattenitor*, intratten*, chatterina, chattatric*, pierre, pr, assistenza clienti, servizio clienti, assistenza, per conto, conto del, incarico, su commissione, webmaster, precari*, cococo, di servizio",
  pay: "pagat*, pagata, pagano, paga, pagate, stipendi*, stipendio, salario, compens*, guadagn*, guadagni, prendi a, quanto prendi, quanto ti danno, ti danno, ti da il, ti da, commission*, provvigion*, percentuale, bonus, premio, mancia, soldi, euro a, centesim*, a messaggio, al messaggio, per messaggio, per ogni messaggio, a risposta, per ogni risposta, all ora, al mese, a parola, a cottimo, cottimo, quanto, retribu*, rimborso, tariff*, ci guadagni, incass*, in busta, busta paga, ricompens*",
  work: "lavor*, lavori, lavora, lavoro, lavorare, lavorando, lavorate, mestiere, professione, impiego, occupazione, mansione, compito, orario, pausa, fai per, di professione, per mestiere, per lavoro, attivita",
  team: "piu persone, piu di una, diverse, diversi, vari*, parecchi*, quanti, quante, quanti uomini, tanti uomini, contemporane*, insieme, allo stesso tempo, nello stesso momento, altra persona, altra donna, qualcun altro, qualcun altra, un altra, un altro, stessa persona, la stessa, stessa donna, sempre la stessa, sempre tu, vi alternate, alternat*, a rotazione, cambi*, cambiat*, cambiato, cambiata, improvvis*, all improvviso, di colpo, stile, tono, modo di scrivere, maniera di scrivere, dimentic*, dimentichi, scord*, ricord*, ricordi, confond*, confondi, mischi, contraddi*, contraddici, ieri, la settimana scorsa, prima, gruppo, decine, centinaia, venti, trenta, te l ho gia, te l avevo, gia detto, gia chiesto, memoria",
  talk: "parl*, parlando, parlo, parlare, parli, parla, scriv*, scrivi, scrive, scrivo, scrivendo, scrivere, scritto, scritti, chat*, chattando, chattare, rispond*, rispondi, risponde, rispondere, rispost*, risposta, risposte, messaggi*, messaggio, legg*, leggi, legge, leggere, leggendo, convers*, conversazione, convers, dialog*, digit*, digita, tasti, testo, testi, a che fare, contatto, flirt*, corteggi*, comunic*, mand*, manda, invi*, raccont*, confid*, interlocut*, pronto, aprire il cuore, chiacchier*, tastier*, discutendo, discorr*",
  behind:
    "dietro, la dietro, dall altra parte, altra parte, dall altro lato, altro lato, altro capo, nascond*, nascondi, nasconde, cela, tastier*, schermo, monitor, ai comandi, comandi, tira i fili, fili, c e qualcuno, ce qualcuno, qualcuno li, li, la, di la, qualcuno in casa, dentro, la dentro, manovr*, gestisc*, gestisce, muove, al filo, capo del filo",
  self: "te stessa, te stesso, stessa, stesso, in persona, personalmente, propri*, parole tue, di tuo pugno, chi dici, chi dice, quella che dici, quello che dici, dici di essere, dice di essere, sostieni, sei tu, e lei, sia tu, tuo vero nome, vero nome, nome vero, nome reale, proprio tu, da sola, sola, di persona",
  play: "gioc*, giochi, giocando, gioco, ruolo, parte, recit*, reciti, recitando, recita, teatro, teatrino, commedia, scena, sceneggiata, copione, fing*, fingi, fingere, fingendo, finta di, fai finta, fa finta, spettacolo, show, sceneggiatura, interpret*, circo, intratten*, intrattenere, intrattenimento, divert*, divertimento, tenere agganciat*, agganciat*, tenere, adescar*, attirar*, sedurre, sedurr*, far compagnia, tenere compagnia, far perdere, ammali*, lusing*",
  same: "stess*, le stesse, la stessa cosa, ugual*, uguale, identic*, copia*, copi*, copiat*, incoll*, incollat*, copia incolla, copia e incolla, copincolla, modell*, standard, preconfezionat*, prestampat*, precompilat*, preimpostat*, registrat*, registrazione, preregistrat*, disco rotto, disco incantato, pappagall*, parola per parola, a memoria, memoria, imparat*, frasi fatte, fras*, frasi, generic*, vag*, evasiv*, evit*, eviti, svicol*, gir* intorno, giri di parole, con una domanda, con altre domande, non rispondi, second*, secondi, all istante, istantane*, subito, immediat*, cosi veloce, cosi in fretta, velocissim*, di notte, alle tre, notte, giorno e notte, 24 ore, h24, non dormi mai, sempre online, sempre collegat*, sempre in linea, traduz*, traduc*, tradott*, traduttor*, google translate, senza errori, error*, errori, grammatic*, perfett*, ripet*, ripeti, ripete, ripetit*, appena iscritt*, appena mi sono, complimenti",
  prove:
    "dimostr*, dimostra, dimostrami, dimostramelo, prova*, prove, provamelo, provami, mostr*, mostrami, fammi vedere, dimmi il nome, dimmi una, dimmi qualcosa, dimmi come, di qualcosa, scrivi la parola, scrivimi qualcosa, mand*, mandami, manda, giornale, data di oggi, con la data, cartello, foglio con, saluta*, ciao con la mano, garant*, garanzia, garantisce, assicur*, assicura, convinc*, convincimi, rassicur*, rassicurami, tranquillizz*, come faccio, come posso sapere, come posso essere, come so, chi mi dice, chi mi assicura, chi mi garantisce, essere sicur*, sicur*, certezza, verific*, documento, carta d identita, test, indovinello, quanto fa, due piu due, 2 piu 2, somma, capitale, via, panificio, fornaio, bar sotto, che tempo, che giorno, che ora, che ore, al contrario, nomina",
  doubt:
    "dubb*, dubbi, dubbio, dubito, cred*, credo, credere, credi, creda, creder*, fid*, fido, fidarmi, fiducia, diffid*, diffidente, sospett*, sospetto, strano, strana, puzza, penso, pensare, pensato, pensando, chiedo, mi chiedo, chiedev*, domando, domand*, domanda, domanda stupida, curios*, curiosita, impressione, sensazione, sento che, mi sa, mi sa che, pare, sembra, mi sembra, intuito, temo, paura, sapere, so che, voglio sapere, vorrei sapere, bisogno di sapere, piacerebbe sapere, dicono, mi hanno detto, mi dicono, dice che, detto che, mio figlio, mia figlia, mio amico, mia amica, un amico, un amica, amico, cognato, vicino, fratello, sorella, nipote, servizio, iene, striscia, tv, televisione, articolo, letto che, ho letto, visto, sentito, scusa, scusami, scusi, perdon*, offend*, senza offesa, coincidenza, combinazione, scommett*, beccat*, ti ho beccat*, sgamat*, sgam*, scopert*, smascherat*, capito, ho capito, ti ho, se sei, se lei e, se fossi, giusto, vero che, sbaglio, o no, o cosa, non sarai, non sara, non e che, mica",
  honest:
    "onest*, onesta, onestamente, sincer*, sincerita, sinceramente, franc*, francamente, schiett*, verita, la verita, ammett*, ammettilo, ammetti, riconosc*, confess*, confessa, confessalo, giur*, giura, giuri, giuramelo, promett*, promettimi, parola d onore, mano sul cuore, in faccia, chiar*, chiaramente, senza giri, al sodo, tra noi, fra noi, detto fra noi, dimmi, dimmelo, mi dica, me lo dica, dai, di la verita, dica la verita, avanti, forza, su, si o no, diritto, diritto di sapere, merito, una volta per tutte, non mentire, carte in tavola",
  meet: "chiam*, chiamata, chiamarti, chiami, telefon*, telefonata, telefono, video*, videochiam*, videochiamata, camera, cam, webcam, facetime, audio, vocal*, messaggio vocale, voce, incontr*, incontrar*, incontro, incontrarci, vederci, vederti, vedere, appuntament*, caffe, uscire, scus*, scusa, scuse, pretest*, rimand*, rimandi, non puoi mai, mai libera, vicino a me, vicino, porta, dal vivo, di persona, faccia a faccia",
  they: "lui, essa, esso, loro, suo, sua, suoi, sue, gli, questo, questa, quello, quella, cio, quel",
  interrogative:
    "che, cosa, quale, quali, quando, dove, come, perche, quanto, quanta, quanti, quante, cos",
  modal:
    "posso, puoi, puo, potrebbe, potresti, voglio, vuoi, vuole, vorrei, vorresti, devo, devi, deve, bisogna, so, sai, sa",
  conjunction:
    "se, quando, mentre, perche, siccome, quindi, cosi, prima, dopo, da quando, anche se",
  first: "sono, ho, ero, avevo, mio, mia, miei, mie, vado, sto, faccio, mi piace, io",
  family:
    "madre, padre, mamma, papa, babbo, sorella*, sorelle, fratell*, figli*, bambin*, nipot*, nonna, nonno, nonni, zia, zio, cugin*, marito, ex, famiglia, genitori, vicin*, vedov*, cognat*, suocer*",
  animal:
    "cane, cani, cagnolin*, gatt*, cavall*, uccell*, pesce, pesci, gallin*, conigli*, mucc*, pecor*, pappagall*, asin*, maial*, animal*, topo, topi, api, canarin*",
  food: "mangi*, cucin*, minestr*, pane, tort*, biscott*, formaggi*, carne, patat*, birr*, vino, colazione, pranz*, cena, cenare, buono, buona, verdur*, frutt*, mela, mele, cioccolat*, gelat*, sugo, focacc*, arrost*, ricett*, ristorant*, fame, pollo, pizz*, pasta, olio, lasagn*, bar",
  weather:
    "piogg*, piove, sole, fredd*, cald*, tempo, meteo, neve, nevic*, temporal*, vento, gradi, gelo, nebbia, bagnat*, afa",
  home: "casa, cucina, giardin*, fior*, piant*, alber*, finestr*, tetto, porta, letto, divano, sedi*, tavol*, bagno, lavatrice, aspirapolver*, traslo*, appartament*, cantina, tinteggi*, vernic*, tend*, legno, legna, camera, salotto, prato, rose, candel*, orto",
  travel:
    "macchina, auto, automobil*, bici*, treno, treni, bus, autobus, barca, nave, aereo, viagg*, vacanz*, campeggi*, roulotte, camper, spiaggi*, mare, montagn*, hotel, guid*, moto, motorin*, passegg*, mercat*, citta, paese, isola, bosc*, parco, stazion*, ponte, traffico, tram, crocier*",
  sport:
    "calci*, tennis, nuot*, piscin*, scacchi, carte, briscol*, bocce, biliardo, pesca*, partit*, squadra, vint*, vincere, pers*, juve, inter, milan, sport*, palestra, correre, corsa, puzzle, tombola, maglia, hobby, ball*, coro, cant*, yoga, cruciverba",
  health:
    "medic*, dottor*, ospedal*, dentist*, dent*, dentiera, ginocch*, anca, schiena, testa, influenza, raffreddor*, malat*, dolor*, male, pillol*, pastigli*, apparecchio, occhial*, operazion*, operat*, diabet*, pressione, ossa, fisio*, capelli, parrucchier*, dieta, covid, occhi*, gamb*, braccio, tosse",
  culture:
    "film*, serie, tv, tele*, televisione, musica*, libr*, legg*, radio*, giornale*, concert*, teatro*, museo*, canzon*, chitarra*, pianoforte, cantant*, gruppo, netflix, trasmission*, notizie, romanz*, quadr*, cinema*",
  clothes:
    "cappott*, giacc*, vestit*, scarp*, stival*, pantalon*, maglion*, camici*, borsa, borsett*, pelle, cuoio, orologi*, anell*, collan*, gioiell*, oro, argento, diamant*, pelliccia, reggiseno, intimo, cappell*, sciarp*, calze, unghie, ciglia, seno, parrucca",
  time: "oggi, ieri, domani, stasera, sera*, mattin*, pomeriggio, notte, stanotte, settiman*, weekend, mese, mesi, anno, anni, domenic*, lunedi, martedi, mercoledi, giovedi, venerdi, sabato, dopo, fa, ora, ore, natal*, pasqua*, estat*, inverno, primavera, autunno",
  greeting:
    "ciao, salve, buongiorno, buonasera, buonanotte, buona notte, saluti, grazie*, per favore, prego, auguri, complimenti, scusa, scusi, mi dispiace, arrivederci, a presto, bacio, baci, bacion*, cara, caro, tesoro, amore, bella, abbracc*, benvenut*",
  adjective:
    "simpatic*, carin*, bell*, buon*, bene, bravo, brava, divertent*, meraviglios*, stupend*, magnific*, peccato, noios*, impegnat*, stanc*, content*, felice, voglia, tranquill*, piccol*, grand*, vecchi*, nuov*, costos*, dolce",
  love: "amore, amo, ti amo, innamor*, baci*, manchi, coccol*, labbra, sesso, sexy, nuda, nudo, accarezz*, appuntament*, relazion*, spos*, matrimon*, insieme, sogno, desider*, cuore",
  trade:
    "infermier*, insegnant*, professor*, maestr*, falegnam*, idraulic*, panettier*, fornai*, macella*, contadin*, autist*, camionist*, meccanic*, polizi*, carabinier*, avvocat*, cassa, negozi*, fabbric*, pension*, volontari*, scuol*, banca, comune, imbianchin*, elettricist*, notai*, ragionier*",
  object:
    "telefono, cellulare, computer, portatile, tablet, stampante, wifi, bollett*, euro, prezz*, tass*, chiav*, portafogli*, pacco, posta, letter*, cart*, roba, cosa, cose, apparecchi*, pile, lampad*, tazz*, spesa, supermercat*, lidl, regal*",
  bot: "bot, bots, chatbot*, robot*, ia, ai, chatgpt, gpt*, modello linguistico, artificial*, algoritm*, siri, alexa, androide, automa",
  program:
    "programm*, software, script*, copione, codice, automatic*, automat*, sistema, segreteria telefonica, generat*, informatic*, programmator*",
  power:
    "spina, presa, attacc*, stacc*, ricaric*, caric*, batteri*, pile, corrente, elettric*, spegn*, spengono, spent*, bottone, pulsante, riavvi*, reset*, aggiorn*, impalla*, bug, guast*, cavo, cavi, bullon*, olio",
  body: "sangu*, sanguin*, carne e ossa, respir*, polso, battit*, batte, pelle, corpo, sud*, piang*, lacrim*, sent*, solletic*, pungo, pizzic*, tocc*, anima, sentiment*, emozion*, ossa",
  serial:
    "matricola, numero di serie, numero di matricola, versione, carta d identita, documento, documenti, passaporto, patente, certificato di nascita, data di nascita, data di fabbricazione, tesserino, badge, codice a barre, garanzia, made in",
  moderator:
    "moderat*, operator*, animat*, centralin*, chatter*, call center, callcenter, dattilograf*, redattor*, ghostwriter, hostess, centro chiamate, intrattenitric*, ingaggiat*",
  office:
    "collegh*, collega, capo, capa, responsabile, supervisor*, direttore, ufficio, uffici, turn*, di guardia, reparto, agenzia, contratt*, dipendent*, impiegat*, personale, squadra, pausa, timbr*, cuffie, datore",
  wage: "pagat*, pagano, paga, stipendi*, salari*, guadagn*, a messaggio, per messaggio, a risposta, all ora, a parola, provvigion*, bonus, arrotond*, retribu*, compens*, busta paga, premio",
  credit:
    "credit*, punti, monete, gettoni, spillar*, spenn*, mungere, spremere, abbonament*, ricaric*, spend*, spesi, soldi, grana, portafogli*, consumare, mangia soldi, mangiasoldi",
  ghost:
    "fantasm*, spirit*, ombra, sogn*, illusion*, aria, miraggi*, favol*, fiab*, babbo natale, befana, unicorn*, sirena, nessuno, niente, vuot*, immagin*, fantasi*",
  acting:
    "recit*, part*, ruolo, teatr*, attric*, attor*, finge*, fingi, finta, finto, commedia*, spettacol*, circo, mascher*, parrucca, travest*, bambola, sipario, oscar, marionett*, burattin*, facciata",
  impostor:
    "uomo, uomini, tizi*, tipo, signore, barbut*, pelos*, pelat*, calvo, grass*, vecchi*, nonno, student*, ragazzin*, casaling*, baffi, baffut*, cantina",
  others:
    "altr*, qualcun altro, divers*, parecchi*, quanti, quante, cambi*, vi alternate, altern*, ogni volta, contemporaneamente, insieme, tocca, stess*, quale di voi, un altra",
  template:
    "standard, copia*, incoll*, copia e incolla, modell*, stampo, prestampat*, disco rotto, disco, registra*, nastro, pappagall*, ripet*, stessa frase, stesse frasi, stesso messaggio, stesse cose, parola per parola, fras*, generic*, preconfezionat*, fatte",
  availability:
    "second*, subito, cosi veloce, veloce, cosi in fretta, al minuto, 24 ore, giorno e notte, sempre online, sempre in linea, cuore della notte, dormi, dorme, dormire, mai offline, tutto il giorno",
  contradiction:
    "dicevi, hai detto, mi hai detto, prima, dimentic*, scordat*, ricord*, non torna*, non quadra*, contraddi*, all improvviso, improvvisamente, di colpo, divers*, cambiat*, confond*, mescol*, spieg*, settimana scorsa, stori*, combinazione, guarda caso",
  exposure:
    "beccat*, scopert*, sgamat*, ti ho sgamat*, smascherat*, ti ho capito, ho capito, gioco e finito, finito il gioco, non ci casco, non ci cado, non sono nato ieri, non sono scemo, non sono stupido, bel tentativo, ma va, a me non la, presa in giro, piantala",
  victim:
    "poll*, fess*, scem*, cretin*, solitari*, vecchi, vedovi, vittim*, ingenu*, credulon*, nonni, altri uomini, clienti, preda, noi, boccalon*",
  warning:
    "amico dice, amici dicono, figlio dice, figlia dice, sorella dice, fratello dice, figli dicono, dice che, dicono che, letto che, sentito che, tutti dicono, recension*, in tv, servizio, documentario, giornale, avvertit*, avvis*, forum, secondo, pensa che, mi hanno detto",
  country:
    "india, filippine, romania, ucraina, polonia, africa, nigeria, ghana, turchia, cipro, malta, estero, bangladesh, marocco, albania, tirana, russia, russ*",
  curiosity:
    "mi chiedo, chiedo se, curios*, voglio sapere, vorrei sapere, sapere se, come faccio a sapere, come faccio, essere sicur*, posso chiedere, domanda stupida, domanda scema, domanda strana, dimmi, mi dica, una domanda, ho bisogno di sapere",
  suspicion:
    "sospett*, diffid*, non mi fido, fido, puzza, odore, stran*, qualcosa non, qualcosa, intuito, sensazion*, presentiment*, non ci credo, non ti credo, dubit*, dubbi*, secondo me, penso, credo, scommett*, sembr*, pare, come un, come una, mi sa, gatta ci cova",
  fear: "paura, spero, speriamo, prego, ferit*, delus*, delud*, spezz*, non di nuovo, gia successo, per favore, preoccup*, insonn*, vergogn*, ridicol*, stupid*, scem*, idiota, solo, panico",
  identity:
    "chi sei, chi e, chi scrive, chi batte, chi c e, chi parla, con chi, cosa sei, che cosa sei, vera identita, vero nome, ti chiami davvero, si chiama davvero, chi sei veramente, il piacere, c e qualcuno, qualcuno, chi si nasconde",
  presence:
    "davvero li, veramente li, ci sei, dietro lo schermo, dietro a, dietro, altra parte, altro capo, tastiera, schermo, di fronte, legge, leggendo",
  perfection:
    "troppo, troppo bell*, troppo perfett*, troppo buon*, cosi bella, cosi giovane, perfett*, senza errori, incredibil*, perche io, perche me, uno come me, una come te, donna come te, bella come te, modell*, barbie",
  creation:
    "fabbrica*, progett*, costruit*, fabbricat*, creat*, disegnat*, svilupp*, inventat*, invent*, assembl*, laborator*, prodott*, creazion*, creator*, chi ti ha, esperiment*, cavia",
  picture:
    "rubat*, prestat*, di qualcun altro, volantin*, rivist*, catalog*, pubblicita, google*, ricerca inversa, trovat*, instagram*, insta, facebook*, pinterest, da internet, ritoccat*, photoshop*, foto ia, dita, tu nella, lei nella, quella della foto, quella in foto",
  evidence:
    "prov*, dimostr*, selfie*, bigliett*, foglio con, foglietto, giornale, pollice, salut*, mio nome su, videochiamat*, facetime, cam, webcam, vocale, messaggio vocale, tua voce, sua voce, sentire, captcha, semafor*, somma, capitale, test, domanda trabocchetto, che giorno",
};
