import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "io mi me mio mia mie miei m",
  you: "tu ti te tuo tua tuoi tue lei suo sua vi voi vostro* le la",
  we: "noi ci nostro* nostra* insieme entrambi due",
  they: "lui lei loro gli li lo suoi",
  kin: `
    figlia* figlie figlio* figli bambin* fratell* sorell* marito moglie madre padre mamma papa
    famigli* ex amic* vicin* nipot* genero nuora cognat* zio zia cugin* collegh* collega parent*
    genitori compagn* fidanzat* coniuge suocer* nonn* badante i+tuoi dei+tuoi ai+tuoi compar* tutore
    tuoi+figli mi+madre
  `,
  authority: `
    banca* polizia carabinier* notaio medico dottor* prete parroco don consulent* avvocat* impiegat*
    cassier* direttor* comune assistente+sociale denunci* finanza questura sportello commercialista
    geometra agenzia+delle posta giudice maresciallo tribunale prefettura ambasciata portinai*
    vigil* parrocchia frate amministrat* ispettor* agente poliziott* postale caf
  `,
  site: `
    sito moderator* assistenza piattaforma profilo qui crediti abbonament* account supporto
    amministrator* qua chat gestor* portale monete
  `,
  nobody: "nessuno nessun anima",
  someone: "qualcuno altri altro altra gente tutti tutto+il chiunque chi persone",
  not: "non nn mai senza ne nemmeno neanche n niente mica",
  nothing: "niente nulla neanche+una+parola zitto acqua+in+bocca manco+una",
  if: "se quando qualora appena nel+caso",
  else: "altrimenti senno o oppure se+no",
  only: "solo* soltanto solamente unicamente",
  until: "fino entro prima tra ora ore minuti mezzanotte scadenza giorni limite",
  now: `
    adesso ora subito immediatamente urgent* urgenza presto veloce* oggi stasera sbrigati fretta
    muoviti stanotte all+istante mo
  `,
  day: "lunedi martedi mercoledi giovedi venerdi sabato domenica domani settimana mese weekend",
  last: "ultim* occasione volta possibilita",
  please: "perfavore favore prego ti+prego supplic* pf cortesia pregart*",
  speak: `
    dire dici dillo digli dirlo dille dica dirle raccont* raccontare parl* parlare parlarne menzion*
    accenn* parola spiffer* riferir* confid* rivel* segnal* avvis* fiatar* spieg* dirai dicono fiato
    ridire dirglielo diglielo dirlo+a spettegol* confess* ammett* negare nega neghi sbandier*
    chiacchier* raccontare+di fiata rispondere+che nominar*
  `,
  hide: `
    nascond* nascost* nascondere tac* taci tacere zitt* silenzio discret* segretamente tieni tenere
    tienilo tienitelo cela* copr* riserbo riservat* muto muta bocca sottovoce di+nascosto riserv*
    anonim* cucit* acqua
  `,
  lie: `
    ment* bugi* invent* fing* fingere scus* fai+finta fa+finta finta pretest* fandonie di+che
    dici+che scusa+qualsiasi finto sbagliato+numero figura+che
  `,
  delete: `
    cancell* elimin* distrugg* brucia* butta* svuot* ripul* togli* strapp* cestino disinstall*
  `,
  know: `
    sa sai sapere sappia* saper* scopr* venga+a capire capisc* saprebb* accorg* venire+a+sapere
    conosc* intu*
  `,
  ask: "chied* chiede* domand* chieda* chiedono chiest*",
  look: "vedere vede vedi veda* guard* legg* leggere visto vedono",
  send: "mand* mandami manda invia* inviami inviare sped* inoltr* girami gira girare giri rimanda",
  give: `
    da dammi dai dare dia passami passa passare lasci* lasciami fornire ricev* dato mi+dai lasci+un
    dammelo dimmi mi+dica mi+dice segnati segna scambi* detto ti+do te+lo+do prendi+nota scriviti
    annota
  `,
  write: `
    scriv* scrivimi scrivere messaggi sms chattare chatt* messaggiare sentiamo vocale lettera
    lettere
  `,
  call: `
    chiam* chiamami chiamare telefon* videochiam* squill* sent* chiamata fisso facetime richiama
  `,
  come: `
    vieni venire viene passo incontr* vediamo vederci vengo raggiung* prender* visita* citofono
    porta casa trovarti venga venire+da aspetto+da suona suono campanello ospedale stanza albergo
    passa+da scendi
  `,
  find: `
    cerc* cercami trova* trovami aggiung* aggiungimi segui* seguimi contatt* rintracc* scansion*
    inquadra* clicc* amicizia richiesta+di scarica* installa* iscriviti link invito qr inquadri
    profilo+su entra+in google salvami
  `,
  pay: `
    pag* pagare paga paghi bonific* versa* versare ricaric* anticip* saldare accredit* deposit*
    finanzi* sborsa* coprire offr* contribu* rimbors* quota versi metti mettere metto prelev*
    riscatta* ritira satispay salda saldi copri girocont*
  `,
  lend: `
    prest* prestami prestito prestare prestiti restitu* ridar* rido rendo ritorno anticipi anticipa
    anticipo garante fideiussor* rendero
  `,
  help: `
    aiut* aiutami aiutare aiuto sostien* salv* soccorr* dare+una+mano mano sostenere sosten*
    una+mano elemosina carita soccorso
  `,
  need: `
    bisogno serve servono servirebbero manca* mancano difficolta verde al+verde spicci* senza+un
    fatica tirare+avanti stretto corto corta strett* disperat* senza+soldi non+ho+nemmeno non+arrivo
    sono+rimast* a+secco
  `,
  price: "cost* costa costano prezzo prezzi car* gratis tariff* economic*",
  earn: `
    guadagn* invest* rendiment* profitt* trading raddopp* interess* ricc* affar* opportunita
    piattaforma capital* fruttare rend* soci* commission* guadagno soffiata segnali dritta mentore
    fruttano
  `,
  win: "lotteria vinto vincita eredit* oro lingott* milion* cassaforte baule superenalotto",
  buy: `
    compr* comprare compra acquist* vend* vendere tabacc* prendi prendimi grattat* gratta edicola
  `,
  promise: "promett* promess* giur* giura* parola hai+detto avevi+detto",
  decide: "decid* decision* scegl* scelta* scelt* deciditi deciso si+o+no",
  answer: "rispond* risposta rispost* richiam* riattacc* attacca",
  wait: "aspett* aspettare pazienz* attend* eterno attesa giro aspetto+da stufo stufa stanc*",
  love: `
    ami amo amare amore ama tesoro cuore bene voglia+bene vuoi+bene sentiment* tieni+a affett* cara
    caro innamor* stella vita tengo
  `,
  prove: "dimostr* prova* provalo prove mostra* test prova+d",
  trust: "fid* fiduc* fidati fidarsi fidi diffid* dubit* dubbio cred*",
  leaving: `
    vado andarsene addio lascio lasciare chiud* finit* fine basta spari* me+ne+vado dimentic*
    sparisco tronco chiuso scordati scordati+di perdi perderai lasciarmi lasci+me mi+cerco
  `,
  threat: `
    pent* rovin* distrugg pubblic* diffond* conseguenz* vedrai attent* so+dove minacc* te+la+faccio
    tutto+il+paese vendetta vedere+che pagherai paghera* mostro+a spiattell* mando+a sputtan*
    trovo+ovunque online ricatt* registr* screenshot schermate vedrai+cosa pagherai+cara paghi
    denuncio querel* legali subirai arrabbiare scherza scherzare castig* vengo+io vengo+a trovo
    trovero libererai rimpiang* avviso avvert* avvisato ultimatum
  `,
  die: `
    muoi* morire muoio ammazz* uccid* suicid* pastiglie farla+finita pasticche buttar* ponte gesto
    qualcosa+di+brutto butto muore corda tagli taglio vivere pazzia binari binario letto+di
  `,
  blame: `
    colpa* egoist* vigliacc* fredd* cuore+di vergogn* delus* abbandon* usato usata sprecat* ingrat*
    cattiv* crudel* spezzat* male coscienza soffr* piantat* tradit* approfitt* illus* preso+in+giro
    piango piangere pianto sfrutt* schifo ipocrit* bugiard* santarellin* ridotto dormo mangio vomit*
    stronz* pena
  `,
  owe: "devi debito debitore mi+devi dovevi",
  block: "blocc* bloccare ignor* ghost* sparit",
  courage: `
    osa* coraggio paura vero vera codard* infantil* bambina uomo+vero sciocc* uomini vero+uomo
    donna+sei palle
  `,
  think: "pens* pensare pensarci riflett* ragion* pensarci+troppo rimand* esit* tentenn* domande",
  duty: `
    devi deve bisogna dovete dover* obblig* costrett* tocca dovresti impegno firmato esig* pretend*
  `,
  desire: "voglio vuoi vorre* vuole volere voglia vogl*",
  ability: "puoi puo potre* posso potere poss* riesc*",
  allow: "lasci* fai fare fa faccia* fatti",
  money: `
    soldi denaro euro euros contant* cifra* somma assegn* cento mille cash spicci quattrini
    centinaio grana lira migliaia dollari dollaro euri cinquanta duecento trecento cinquecento
    ottocento duemila tremila diecimila gruzzolo spiccioli bigliettone sterline quattrin*
  `,
  digits: `
    zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici
    quindici sedici venti* trent* quarant* cinquant* sessant* settant* ottant* novant* doppio triplo
  `,
  banking: `
    conto iban cart carta+di+credito pin codice password postepay bancomat credenziali
    coordinate+bancarie documento carta+d+identita passaporto estratto* codici spid firma cvv
    bonifico libretto credenziale sportello bancario libretto+postale codice+otp otp iban+tuo
    verifica* estremi bancomat+e pos
  `,
  card: `
    buono+regalo buoni+regalo gift+card steam* itunes google+play amazon* ricarica* prepagat*
    paysafe* codice carte+regalo carta+regalo buono scheda google play codici gratta grattato
  `,
  crypto: `
    bitcoin* cripto* crypto* moneta wallet portafoglio ethereum usdt btc token* binance broker*
    forex borsa azioni
  `,
  debt: `
    debit* pignor* multa* cauzion* mutuo* scoperto arretrat* sfratt* ufficiale+giudiziario rate rata
    bollett* garant* strozzin* fallit* devo staccano stacca caparra acconto
  `,
  fee: `
    spes* dogan* tass* impost* pratic* notaio sblocc* svincol* trasport* pacco pacch* spedizion*
    visto corriere commissioni dazi riscatto certificato sdogan* deposito caparra acconto anticipo
    perizia
  `,
  ticket: `
    bigliett* vol* aereo treno benzina taxi viagg* visto pullman gasolio carburante frecciarossa
    valigia fiumicino malpensa aeroporto stazione
  `,
  household: `
    affitt* padrone+di+casa luce bolletta* gas spesa pannolini frigo lavatrice macchina* meccanico
    ripar* caldaia telefono auto computer internet elettrodomest* gas+chiuso idraulico elettricista
    frigorifero ricarica credito
  `,
  illness: `
    malat* ospedal* operazion* operar* medicin* farmac* cura cure clinica incident* funeral*
    dentista cancro mort* chemio visita tumore intervento veterinari* ricoverat* febbre terapia
    cure+per chirurg*
  `,
  emergency: `
    rubat* derubat* bloccat* prigion* arrest* carcere pers* emergenz* problem* guai guerra soldat*
    militar* generale esercito mission* piattaforma nave capitano trattenut* cantiere furto scippat*
    rapit* confine dogana sequestr* congelat* pignorat* fregato
  `,
  pension: `
    pension* risparmi* stipendi* reddit* patrimoni* casa+di+proprieta propriet* liquidazione tfr
    libretto* prendi+di immobil* quanto buonuscita terren* eredi intestat* guadagni+al busta
  `,
  phone: `
    numero* num telefon* cell* cellulare fisso cifr* cifre tel recapit* numerino prefisso utenza
  `,
  mail: `
    mail* email* gmail hotmail libero yahoo outlook chiocciola punto posta e+mail elettronic*
    indirizzo+mail trattino posta+elettronica indirizzo+di+posta casella
  `,
  address: `
    indirizz* via civico abiti abito casa cap piazza palazzo citofon* residenz* piano scala portone
    indirizzo+di posizione interno civic* suona portinai* quartiere
  `,
  elsewhere: `
    altrove altra+parte fuori un+altro altra+app uscire direttamente privato app signal line zangi
    altro+sito altro+social altra+chat usciamo spostiamoci andiamo+su un+altra
  `,
  surname: "cognome nome completo",
  photo: `
    foto* immagin* video* nud* webcam cam selfie* intim* camera senza+vestiti spogli* telecamera
  `,
  secret: `
    segret* tra+noi fra+noi riservat* confidenzial* tra+me in+codice nostra nostro+segreto resta+tra
  `,
  chat: "conversazion* messagg* chat cronologia discorsi screenshot* schermat* screen telefono",
  scam: "truff* truffator* imbrogli* frod* fals* fregat* fregare phishing raggir* spam ladr*",
  laughter: "ahah* haha* ahaha* eheh* lol scherz* barzellett* rid* battut*",
  party: "sorpres* compleann* fest* torta ricett* regal* matrimoni* natale pasqua",
  past: "era eri ero erano avevo aveva ieri fa anni stato stata fu sono+stato ho ha hanno",
  being: "sono sei e siamo siete sto sta",
  plan: `
    ristorant* caffe passeggiat* cinema mercat* cena* pranz* spiaggia concert* aperitiv* pizza gita
  `,
  work: "lavor* capo ufficio progett* turno pensionat* ditta",
  clock: "ora minuto mezza tardi dopo quarto",
};
