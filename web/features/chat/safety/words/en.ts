import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "i me my myself im ive ill id mine imma myslf meself meh mi",
  you: `
    you your u ur yours yourself youre youve ya ye yous youse yall y'all thee thou thy ure youd
    youll yew yuh yer
  `,
  we: `
    we us our ours together both ourself weve well+both the+two+of+us wed+both you+and+i you+and+me
  `,
  they: "he she they him her them his their theyre theyve hes shes themselves hers theirs em",
  kin: `
    daughter* son sons child* kid kids brother* sister* husband wife mother* mom mum father* dad
    family ex friend* neighbour* neighbor* grandson* granddaughter* grandkid* grandchild* nephew*
    niece* uncle aunt* colleague* parents partner inlaw cousin* folks hubby missus boyfriend*
    girlfriend* mate mates relatives bairn* wean nan nana gran granny grandad granddad grandpa
    grandma grandmother* grandfather* auntie* aunty stepson stepdaughter stepchild* stepmother
    stepfather fiance* lad lass mam mammy mummy daddy momma papa sibling* twins wifey in+laws widow
    widower spouse godson goddaughter roommate* flatmate* lodger* relation relations kin+folk
    kinfolk next+of+kin better+half other+half kiddies bub toddler* teen* stepdad stepmum bro sis
    cuz eldest youngest pals pal bestie buddy buddies nanna nain taid grampa gramps memaw pawpaw oma
    opa godmother godfather godchild* exes bridesmaid* kinsman orphan* wee+ones little+ones
    little+one your+lot
  `,
  authority: `
    bank banks police cop cops solicitor lawyer* notary doctor gp priest vicar pastor advisor
    adviser teller cashier clerk authorities fraud+team hmrc social+worker carer accountant branch
    officer banker barrister attorney* judge* consul consulate embassy immigration surgeon*
    consultant specialist sheriff constable detective* interpol fbi irs home+office dwp
    trading+standards action+fraud ombudsman elder minister rabbi imam financial+planner
    building+society trustee executor probation magistrate* superior commander colonel sergeant
    chief taxman taxmen revenue nhs jobcentre council councillor alderman garda gardai bobbies feds
    fuzz peelers polis warden matron midwife headmaster headmistress headteacher principal provost
    bishop reverend padre parole ambassador* chancellor samaritans safeguarding solicitors paralegal
    deputy liquidator auditor* regulator fca federal postmaster postmistress chairman headquarters
  `,
  site: `
    site website moderator* admin* support platform profile here credits app helpdesk account
    subscription team report help+desk customer+service membership webmaster administrator* mods
    dating+app this+place on+here forum mod webpage homepage this+chat this+thing
  `,
  nobody: `
    nobody no+one noone soul none not+anyone not+anybody not+a+single+person no+living+soul
    no+other+person no+one+else
  `,
  someone: `
    anyone anybody someone somebody others other people everyone everybody whoever whole else
    outsider* stranger* folk crowd the+world all+of+them bystander* busybody busybodies whosoever
    the+neighbours the+village every+one
  `,
  not: `
    not dont never no cant wont didnt doesnt isnt without arent t nt aint wouldnt nor couldnt
    shouldnt don won didn doesn isn can+t havent hasnt hadnt cannot mustnt neednt shan't shant
    aint+never dinnae cannae wasnt werent dinna didnae wouldnae hardly scarcely barely isna havna
    didna canna wilna willnae shouldnae couldnae disnae nae nah nope nay ennit
  `,
  nothing: `
    nothing nowt not+a+word anything zip nada naught nought not+a+thing not+a+peep not+a+syllable
    not+a+dicky+bird sweet+fa diddly zilch nary nuthin nuffin nuttin nuthing
  `,
  if: `
    if when once as+soon unless should supposing provided in+case suppose whenever assuming lest
    as+long+as so+long+as say+you
  `,
  else: "otherwise or else or+i or+youll if+not failing+that alternatively elsewise",
  only: `
    only just alone solely nothing+but merely simply exclusively but+for sole strictly on+your+own
  `,
  until: `
    until till by before within hours hour minutes deadline midnight tonight tick* clock days
    deadline* cutoff cut+off expir* noon by+morning by+tomorrow at+the+latest countdown
    counting+down seconds 24+hours 48+hours time+limit window til midday teatime bedtime sunset
    sundown sunrise latest running+out runs+out
  `,
  now: `
    now immediately asap quick* hurry urgent* today tonight straight+away right+away instantly fast
    rush pronto soon sharpish at+once this+minute this+instant this+second chop+chop without+delay
    pronto+please jiffy right+now just+now haste promptly pressing speedy speedily presently
    forthwith snappy immediatly immediatley rn tonite straightaway in+the+next straight+off
  `,
  day: `
    monday tuesday wednesday thursday friday saturday sunday tomorrow week weekend month payday mon
    tues thurs fri weds morning evening afternoon overnight fortnight tomorro thu wed tue months
    weeks
  `,
  last: `
    last final chance time once+more ultimatum never+again one+more final+offer no+more+chances
    lastly finally ultimately
  `,
  please: `
    please pls plz beg begging kindly plss pleease pleaz implore* beseech plead* i+pray+you prithee
    for+the+love+of for+pity pleeeease pweaz abeg entreat* grovel* on+my+knees
  `,
  speak: `
    tell telling say saying said talk* speak* mention* breathe word blab* discuss* report* share*
    spill* confide* gossip* announce told blurt* whisper* disclose* reveal* divulge* squeal snitch*
    grass+on rat+on yap* natter breathed tattle* chatter blabber* let+slip let+on confess* inform*
    brag* peep chinwag rabbiting spout* telt tellin sayin repeat* broadcast* advertise* boast* dob
    dobbed grassed narc narking nark whistleblow* leaking testify* consult* chitchat pass+it+on
    account+to
  `,
  hide: `
    hide* hiding keep kept quiet* private* hush* secretly discreet* silent silence conceal* cover*
    disguise hid hidden stash* tuck* shtum schtum stumm zip+it zip+your lips+sealed mums+the+word
    under+wraps under+your+hat sneak* undercover lie+low low+profile stealth* mask* camouflage* bury
    out+of+sight schtup shush* shh shhh sssh ssh* wheesht whisht zipped lowkey incognito shadows
    invisible unseen unnoticed tiptoe* secrete* disguis* veil* unlisted mouth+shut gob+shut
    on+the+down+low down+low in+the+dark whisper+it four+walls
  `,
  lie: `
    lie lying lies pretend* make+up act+like excuse* cover+story fib* invent* story pretend+to
    make+out fabricat* fake+name false* alias* deceiv* deny* bluff* white+lie porky porkies mislead*
    cover+for story+straight invent+a play+along tall+tale liar whopper* feign* deceit* duped dupe
    pretence pretense alibi* concoct* smokescreen decoy feint falsif* forged doctored codeword
    codename sickie as+far+as+he say+it+s say+you say+that+you tell+them+it+s tell+them+you
    tell+him+you different+name change+my+name play+dumb act+normal act+natural straight+face
    code+word headache+again call+in+sick forging
  `,
  delete: `
    delete* deleting erase* wipe* clear* remove* burn* destroy* bin empty shred* eras* rub+out
    scrub* trash* flush* tear+up rip+up torn chuck+out get+rid dispose* discard* uninstall* purge*
    leave+no+trace dump vanish* del deletin delet delte binned ditch* expunge* tippex obliterat*
    unsend unsent retract* overwrite* throw+away
  `,
  know: `
    know knows knowing find+out found+out finding notice* understand* discover* aware learn*
    realise* realize* figure+out twig* cotton+on suss* get+wind catch+on wise+to hear+of clue+in
    recognis* recogniz* knew unaware copped clocked rumble* guessed cottoned ears guess+who
    hear+about
  `,
  ask: `
    ask* asks asking asked question* enquire* quiz* query* queries inquir* pry prying nosy nosey
    interrogat* poke+around axed enquiry interviewed grilled grilling noseying nosing meddl*
    interfer* wants+to+know want+to+know
  `,
  look: `
    see seeing look* read reads reading watch* peek* sees glance* gaze* view* spot* spy spying peer*
    snoop* check+up eyeball gander shufti eyeing monitored supervis* observ* witness* scroll*
    browse* scrutin* gawp* stare* staring eyes+on
  `,
  send: `
    send* sending sent forward* post wire ship dispatch* despatch* remit* ping pinging mailing
    shipped posting bung wired snd snding fwd resend transmit* consign* fax mail+me bank+it
  `,
  give: `
    give* giving gave hand get getting got gimme pass+me pass+you provide* supply furnish* grant*
    handed fork hand+over let+me+have giv givin gie gies gizza giz gis offering bestow* handing
    deliver* lavish* bequeath treat+me pass+it
  `,
  write: `
    write* writing text texts texting message msg dm type inbox chat chatting typing wrote written
    scribble* correspond* drop+a+line drop+me txt* pm+me dm+me penpal pen+pal writin writ jot
    scrawl* postcard* inboxing hmu pm
  `,
  call: `
    call* calling ring ringing phone+me facetime videocall video+call voice buzz bell phoning phoned
    telephon* dial* dialling blower tinkle bell+me skype* facetim* zoom* rung holler* video+chat
    speak+on+the give+us+a+bell ringin rang phonin vidcall redial voicenote answerphone pager
    on+the+line on+the+phone
  `,
  come: `
    come* coming meet* visit* round over pick+up pop drive arrive* swing+by pop+round pop+in call+in
    nip+round come+over get+together see+you+in+person stop+by stay+over drop+by comin cmon popping
    knocking pick+you+up fetch+you
  `,
  find: `
    find search* add look+me+up reach* follow* friend+request scan click* join* googl* lookup
    track+down get+hold+of locate* look+up look+for hunt+down hook+up connect+with accept+my
    get+in+touch scan+the scanning trace* seek* register* install* download* contact* go+by
  `,
  pay: `
    pay* paying paid transfer* wire* deposit* cover chip+in front reimburse* upfront advance fund*
    funds donate* sponsor* payment* cashapp venmo zelle settle cough+up shell+out fork+out stump+up
    chipped+in contribut* finance* remittance* instalment* installment* sum+upfront revolut monzo
    wise+account western+union moneygram zelle* cash+app bank+transfer refund* foot+the+bill
    clear+the+bill compensat* settle+up allowance bung+me subsidis* wire+transfer wages salary
    stump* till invoice* transact* bacs chaps disburs* halves kitty crowdfund* gofundme justgiving
    donation* tithe* kickback bung backhander commission* percentage stipend mpesa momo giro stripe
    skrill remitly worldremit worldpay whip+round ten+percent
  `,
  lend: `
    lend* loan* borrow* lent sub tide payback pay+back repay* owe return lender* a+sub advance+me
    see+me+right sort+you+out+after cosign* co+sign guarantor tide+me tide+us tab iou square+up
    cadge* scrounge* bum+a len subbing collateral surety scrounging sponging mooch* underwrite*
    backer vouch* spot+me see+me+through till+payday till+friday pay+you+back get+it+back
    good+for+it
  `,
  help: `
    help* helping support bail* rescue* save+me assist* spare hand relief favour* favor* aid
    come+through+for lifeline helping+hand guardian+angel sort+me+out look+after+me dig+me+out
    pull+me+out elp saviour savior lifesaver blessing* kindness generous generosity charitable
    benevolen* godsend on+my+feet turn+to
  `,
  need: `
    need* needs needing short skint broke stuck lack* desperate* struggl* penniless hungry starving
    short+of hard+up strapped brassic down+to+my+last in+a+hole on+my+uppers cant+make+ends
    ends+meet bare+cupboard destitut* famish* in+want going+without scrap* empty+fridge
    empty+cupboard skipping+meals cash+strapped penury boracic potless breadline foodbank poor
    poverty rationing embarrass* homeless shelter could+do+with lost+my+job not+eaten haven+t+eaten
    nothing+left never+asked never+ask on+the+street
  `,
  price: `
    cost* price* expensive free cheap charge* afford* pricey costly amounts+to how+much+is dear+at
    pric* quote rate+of fare+is surcharge* reckoning discount* bargain* steep* overpriced cheaper
    cheapest cheapskate comes+to worth+it an+hour tenner+for
  `,
  earn: `
    earn* invest* profit* trade* trading returns double* doubled rich scheme stake broker
    opportunity business capital platform guaranteed dividend* yield* interest+rate bond+yield
    passive+income side+hustle portfolio* guaranteed+return money+maker stake* fund+manager
    hedge+fund ground+floor get+in+early multiply* tripled treble+your turnover shareholder* roi
    broker* gains surefire riskless compound* percent* withdraw* insider mentor analyst mlm downline
    upline dropship* affiliate* franchise* startup venture* partnership timeshare flipping commodity
    commodities nasdaq ftse etf* millionaire* crorepati tenfold tripl* quadrupl* syndicate arbitrage
  `,
  win: `
    won lottery winner inherit* inheritance estate gold bars million* jackpot prize will trunk vault
    sweepstake* sweep raffle+prize windfall* bequest* bequeath* beneficiary compensation+fund
    diamonds gold+dust bullion consignment treasure fortune* unclaimed legacy payout*
    next+of+kin+fund prizewinner prizewinning euromillions lotto thunderball heir heirs heiress
    probate testament deceased claimant* rebate* ppi strongbox ingot* nuggets emeralds rubies
    late+father left+me left+you
  `,
  buy: `
    buy* buying bought purchase* sell selling sold pick+some bought+me purchas* order+me get+me+a
    pawn* flog* auction* part+exchange wish+list wishlist boughten catalogue ebay* gumtree
    marketplace vinted depop checkout pick+up+a
  `,
  promise: `
    promise* promised swear swore vow word pledge* sworn oath* guarantee* cross+my+heart
    honest+to+god word+of+honour on+my+mothers+grave pinky+swear hand+on+heart scouts+honour
    promising bible wallahi inshallah warrant* assur* never+let+you
  `,
  decide: `
    decide* decision choose* choice pick make+up+your make+your+mind make+up+my+mind pick+one
    choosing chose him+or+me them+or+me her+or+me dither* in+or+out yes+or+no deciding decisive
    faff* committed commitment either+you up+to+you your+move
  `,
  answer: `
    answer* reply* replies respond* response text+back pick+up+the ignore ignoring ignored ignores
    left+on+read response* get+back+to+me blank+me blanking engaged+tone silent+treatment
    not+answering cold+shoulder rply repli stonewall* blanked dodg* fobbed fobbing hear+from+you
    gone+quiet
  `,
  wait: `
    wait* waiting patience patient* hang* forever strung* stringing stall* delay* drag+it+out
    dangling keep+me+hanging left+hanging dilly+dally standby limbo twiddl* procrastinat* pending
    hold+on how+long stood+up
  `,
  love: `
    love* loves loved loving care* cared feel* feelings heart darling dear honey babe baby
    sweetheart hun sweetie* sweetpea sweet+pea pet angel* beloved dearest my+queen my+king
    treasure+of soulmate* soul+mate sugar precious lovey duck hen petal flower bae cherish* ador*
    cuddl* my+wife my+husband lov lovin boo darlin darlings darl gorgeous handsome devotion
    affection* fondness fond romance* kiss* hug hugs engage* marry* marriage
  `,
  prove: `
    prove* proof show* test demonstrate* verif* evidence convince* confirm+you if+you+loved
    show+me+you proving gesture* substantiat* demonstration genuine* earnest mean+it if+you+really
    if+you+cared
  `,
  trust: `
    trust* trusting trusted doubt* faith suspicious believ* confidence mistrust* distrust* suspect*
    wary honest+with untrust* rely* reliance suspicion* sceptic* skeptic* paranoid accus* honest*
    sincer* legit legitimate
  `,
  leaving: `
    leave* leaving gone over done finished walk* goodbye end quit disappear* through dump+you dumped
    split+up break+up breaking+up finish+with farewell call+it+a+day walk+away done+with bye+then
    its+over+between leavin adios jilt* left+you i+m+out i+m+off
  `,
  threat: `
    regret* sorry ruin* destroy* publish* expose* online warn* consequences watch+your find+you
    know+where show+everyone threat* pay+for revenge see+what+happens come+after make+sure+every
    leak* post+your ill+be+waiting youll+be+sorry youll+pay pay+you+a+visit mark+my+words crossed+me
    know+your+address got+your+address know+your+street watching+you followed+you blackmail* extort*
    circulate* spread+your everyone+will+see whole+town go+public went+viral punish* get+even
    payback+time track+you hurt+you teach+you+a+lesson your+boss your+workplace do+you+harm
    capable+of tell+your+wife tell+your+husband strike+two count+to+three last+warning thret
    reputation sacked upload* screenshotted comeuppance karma* suing sued cursed juju voodoo
    judgment slash* kneecap* thump* knife or+i+tell shame+you print+it your+standing your+work
    your+manager your+church your+wife+would your+contacts i+kept+the on+file on+video got+it+all
    have+it+all be+a+shame+if shame+if push+me don+t+push don+t+test test+me don+t+make+me
    dont+make+me make+me+do you+ll+see god+sees outside+your what+time+you i+can+see+you i+see+you
    i+found+your i+ve+found i+know+a+man sort+you sort+you+out hard+way counting+to one+two+three
    stabbed
  `,
  die: `
    die dying kill* suicide* pills bridge end+it myself hurt+myself jump* harm live+without rope
    noose overdos* hang+myself slit wrists end+my+life end+myself top+myself not+be+here+tomorrow
    off+myself drown* rooftop railway+track no+reason+to+live better+off+dead do+something+stupid
    do+myself+in wont+wake+up gas+oven razor+blade never+wake dead deceas* suicidal wreath kms
    unalive
  `,
  blame: `
    fault selfish heartless cold coward* ashamed shame disappoint* abandon* used using waste* wasted
    ungrateful cruel broke+my broken guilt* blame* hurt+me conscience let+me+down lead leading
    ungratefully unkind merciless* stone+hearted hardhearted hard+hearted made+me+do on+your+head
    on+your+hands down+to+you thanks+to+you after+all+i after+everything+i betray* toyed toying
    led+me+on mess+me+about messed+me+about taken+for+a+fool stupid+of+me thankless neglect*
    heart+of+stone two+timing timewaster time+waster mug+of+me because+of+you hypocrite* tease
    blamin hurtful wound* crush* backstab* sacrifice* frigid prude snob* miser* tightfisted stingy
    scrooge heartbreak* ruthless callous spiteful vindictive judas traitor* disloyal unfaithful
    cheat* fooling humiliat* degrad* insult* disrespect* rejected rejection unwanted unloved tears
    weep* sobbing sob sulk* worthless look+what+you do+this+to+me hurts+me gave+up gave+you+my
    i+ve+given for+you+i did+for+you done+for+you all+i+ve+done after+all+that and+this+is+how
    this+is+how+you thanks+i+get can+you+sleep thought+you+were+different play+games fool+of+me
    laughing+stock don+t+mind+me suit+yourself please+yourself
  `,
  owe: `
    owe owes owed indebted owing in+my+debt in+your+debt pay+your+dues beholden obligated
    least+you+can
  `,
  block: `
    block* blocking blocked ghost* unmatch* unfriend* unfollow* cut+me+off shut+me+out mute+me muted
    deactivat* freeze+me+out unblock* barred banned cut+off hang+up hung+up
  `,
  courage: `
    dare scared chicken coward real childish silly afraid man+up act+your guts gutless spineless
    bottle+it bottled+it wimp* mouse yellow+belly grow+up grow+a be+a+man be+a+woman backbone brave
    chickening frightened mummys+boy nerve childishly wuss* bottler chickened fraidy scaredy feart
    frit jellyfish doormat pushover henpecked mammys killjoy spoilsport uptight grown+woman
  `,
  think: `
    think* thinking thought overthink* consider* reckon* ponder* sleep+on+it mull* hesitat*
    second+thoughts guess+so mind+made wonder* overthought rethink* umming mind+up i+suppose
  `,
  duty: `
    must have+to got+to gotta need+to should better supposed ought ought+to obliged obey* oblig*
    comply* required+to do+as+i do+what+i must+not forbid* forbidden insist* demand* obedien* loyal*
    responsib* compulsory mandatory required requirement* instruct* wifely husbandly has+to
    do+as+you+re as+you+re+told no+excuses not+allowed
  `,
  desire: `
    want* wants would wish* like+to wanna fancy long+for longing yearn* crave* craving would+love+to
    keen+on hope+to fond+of itching+to desire* desiring hanker* aching lust* tempted tempting
    fancies eager i+d+love i+d+like
  `,
  ability: `
    can could may might able couldve able+to manage+to in+a+position capable cud wud feasible
    would+you+mind would+u mind+if any+chance don+t+suppose+you
  `,
  allow: `
    let lets make do permit* permission your+say+so permitted lemme letting allowed consent*
    authoris* authoriz* approve*
  `,
  money: `
    money cash dosh amount* sum pound* quid dollar* euro* grand hundred* thousand* fiver tenner
    pence bucks dough cheque* check bob ton funds+for savings+of nest euros wad wonga brass
    spondulicks readies dinero moolah greenback* rupee* naira rand grands kwacha loonie* cent cents
    nickels a+few+bob k+quid shekel* notes wedge capital+sum bread+and+butter lolly smackers
    currency fund+of two+grand moni penny pennies fiver* tenner* fifties balance finances financial*
    million dirham*
  `,
  digits: `
    zero oh nought one two three four five six seven eight nine ten eleven twelve double triple
    twenty thirty forty fifty sixty seventy eighty ninety treble hundred fifteen thirteen fourteen
    sixteen seventeen eighteen nineteen hyphen area+code nil noughts zeroes zeros digit oh+seven
    double+oh double+seven thre thousand backwards full+stop
  `,
  banking: `
    account* bank+details sort+code pin iban card+details password* login* credit+card debit*
    statement* passport* id+card online+banking code codes ssn cvv passcode otp licence signature
    routing+number swift bic bank+card three+on+the+back back+of+your+card memorable+word
    security+code one+time verification anydesk teamviewer remote+access passwords credentials
    national+insurance ni+number social+security nin joint+account standing+order direct+debit
    log+in long+number expiry+date driving+licence mother+maiden maiden+name logon acct acc escrow
    bsb aba routing authenticat* passkey expiry rustdesk tfn bankcard cashpoint atm banking+app
    your+bank my+bank which+bank bank+with six+digit log+in+to card+number the+long+number
    front+and+back approve+the your+social credit+score bank+draft cash+machine
  `,
  card: `
    gift+card* giftcard* giftcards voucher* steam* itunes google+play amazon* topup top+up prepaid*
    vanilla scratch* code cards card gift+voucher gift+cert* apple+card razer+gold sephora ebay+card
    paysafe* neosurf playstation+card xbox+card airtime scratch+the+back scratch+off silver+strip
    googleplay recharge green+dot visa+card+gift egift ecard walgreens cvs bitnovo openbucks
    flexepin astropay moneypak reloadit moneycard phonecard at+the+till
  `,
  crypto: `
    bitcoin* crypto* coin* wallet ethereum usdt btc token* binance coinbase forex stocks shares
    tether dogecoin doge litecoin solana altcoin* blockchain metamask trust+wallet ledger nft*
    mining+pool seed+phrase recovery+phrase exchange+app stablecoin* ripple xrp staking liquidity
    hodl trading+app trading+group signals kraken ico
  `,
  debt: `
    debt* bailiff* loan arrears mortgage* overdraft fine fines bail* overdue repossess* evict*
    eviction bankrupt* creditor* repayment* loan+shark owing+to behind+on months+behind back+rent
    debt+collector* collection+agency foreclos* ccj payday+loan county+court insolven* red+letter
    final+demand final+notice loan+sharks bailif* receivership garnish* indebt* klarna clearpay
    provident owing remortgage* remortgaging reposession disconnection summons alimony csa iva
    loansharks heavies owe+him
  `,
  fee: `
    fee fees customs tax* clearance release* shipping courier parcel* package* delivery admin
    processing permit* duty unlock* freight surety demurrage import+duty stamp+duty levy levies
    tariff* charges clearing handling retainer paperwork certificate+of activation insurance+bond
    seal+fee anti+terror* yellow+tag courier+man delivery+agent consignment+fee legal+fees vat
    excise* port+dues storage+fee notary+fee redelivery redeliver postage diplomat* dhl refundable
    unfreez* notarize* notaris* apostille affidavit certificate certificates bribe* backhanders
    grease sundries surcharge penalty leave+papers
  `,
  ticket: `
    ticket* flight* train* fare petrol gas+money taxi* uber travel* visa fuel plane airfare cab
    plane+seat airport rail+fare bus+fare train+money coach+fare boarding* airline* passage
    travel+allowance bta layover visa+fee diesel ferry+fare greyhound baggage lyft booking+fee
    airfares minicab ubers tankful schengen esta airbnb luggage transit
  `,
  household: `
    rent* landlord electric* bill bills gas groceries food nappies boiler meter fridge car repair*
    mechanic mot laptop rates rents landlady leccy electricity gas+bill gas+meter water+bill
    council+tax phone+bill utilities utility school+fees tuition school+uniform groceries+for
    diapers pampers formula+milk baby+milk rent+money cupboard+bare prepay+meter washing+machine
    exhaust gearbox tyres heating roof+leaks broadband+bill shopping+money nursery+fees heater
    hot+water landlords firewood pram uniforms cambelt towed strata phone+contract
  `,
  illness: `
    sick* hospital* operation surgery medicine* medication* treatment* accident* funeral* dentist
    cancer ill clinic insulin died burial vet surgeon+wants icu intensive+care dialysis insulin+for
    chemo* kidney* transplant* tumour* tumor* stroke heart+attack ambulance coma ventilator
    blood+transfusion prescription* undertaker* mortuary coffin malaria pneumonia leukaemia leukemia
    scan+results life+support painkiller* diagnos* infection* injection* x+ray biopsy bypass
    wheelchair consultant+fee poorly tablets diabet* pacemaker cataract* failing hospice anaesthet*
    incubator headstone
  `,
  emergency: `
    stolen robbed stranded jail* arrest* prison locked lost emergency trouble* stuck frozen war
    soldier* army general deployed mission rig oil+rig ship captain contract detained mugged kidnap*
    ransom* hijack* impound* deport* hostage* pickpocket* passport+stolen lost+my+bag lost+my+wallet
    lost+my+purse frozen+account blocked+account embassy+says un+mission peacekeep* offshore
    platform+at+sea war+zone base+camp customs+holding held+at held+up crash* wreck* flood*
    storm+damage broken+down sanction* peace+keeping lifted+by+the+police in+custody emergenc* sos
    mayday burgl* robber* thief* thieves stole mugger* muggings gunpoint knifepoint attacked
    shelling bomb* missile* ambush* rebels militia pirates terrorist* captive detention trapped
    marooned declined seize* confiscat* vessel tanker cargo rigger drilling pipeline barracks
    deployment redeploy* marines syria* afghanistan* yemen* iraq* somalia* ukraine* kabul* libya*
    earthquake* hurricane* cyclone* typhoon* landslide* bushfire* in+a+cell way+home machine+ate
    can+t+touch tied+up
  `,
  pension: `
    pension* savings save* saved income salary nest+egg own+your house property wealth* isa lump
    inheritance assets worth earn mortgage+free how+much annuity retirement+fund pension+pot
    super+fund superannuation 401k ira premium+bonds bonds trust+fund equity mortgage+paid paid+off
    own+outright life+insurance payout+from nestegg inheritances inherited+from do+you+rent
    rainy+day net+worth deeds portfolio+of gold+jewellery well+off comfortable+off lump+sum
    endowment drawdown squirrelled kiwisaver cpf epf rrsp tfsa homeowner downsize* moneyed affluen*
    severance jewellery heirloom* rolex antiques put+by
  `,
  phone: `
    number* num digits mobile cell landline tel phone* nmbr whatsapp 07 no handphone cellphone
    blower+number contact+number contact+details your+line my+line extension sim sim+card wats+app
    whatsap whats+app watsapp whatsup wapp wa+me viber signal+app telegram imessage voicemail digitz
    phonebook phone+book in+the+book directory telegramm landlines moby mobi telephone* fone fones
    phon fon phne fonenumber cellie celly celli nr numba numbr nomber nummer burner smartphone
    iphone nokia handset simcard ringtone hotline switchboard sms mms textme watsup watsap whatsaap
    whatsp wzap whatsapping zangi botim textnow call+me+on ring+me+on text+me+on reach+me+on
    green+app green+one paper+plane text+message on+signal use+signal
  `,
  mail: `
    email* e+mail mail* gmail hotmail outlook yahoo inbox dot at icloud gmial g+mail protonmail
    proton aol btinternet live+dot underscore dot+com dot+co dot+net dot+org at+sign e+dress mailbox
    inboxes webmail po+box letterbox numeral* envelope* stamps
  `,
  address: `
    address* street postcode zip live lives road flat house+number lane avenue door where+you close
    block doorbell zipcode zip+code post+code doorstep crescent close+number cul+de+sac terrace mews
    my+place your+place my+house your+house my+flat apartment caravan+number gaff bungalow* cottage
    front+door side+door back+door buzzer top+bell location+pin pin+location drop+a+pin your+gate
    come+to+mine over+to+mine neighbourhood neighborhood satnav sat+nav where+you+live door+number
    which+house which+flat addres adress addy adresse addr whereabouts apt intercom coordinates
    eircode farmhouse boulevard blvd ave houseboat mooring marina berth workplace staffroom
    where+exactly where+you+work where+to+send which+school key+under corner+of caravan+park
    work+at+the i+work+at behind+the+bar ask+for+me ask+at+the
  `,
  elsewhere: `
    elsewhere off+here off+this somewhere+else outside+of another+app move+to other+app
    leave+this+site away+from+here direct* different+app other+site other+platform out+of+here
    off+this+site leave+here not+on+here instead+of+here free+app another+site google+chat
    google+meet hangouts messenger telegram+instead discord kik wickr threema wechat line+app
    facebook insta instagram ig snap snapchat tiktok dms slide+into move+over switch+to outside+this
    private+chat one+to+one proper+app offsite offline deactivating finsta facebk fbook bookface
    messengr twitter bluesky mastodon reddit subreddit pinterest tumblr youtube onlyfans fansly
    patreon linktree soundcloud strava psn gamertag jitsi paltalk icq qq weixin kakaotalk zalo bebo
    badoo tinder bumble pof plentyoffish okcupid grindr feeld snapcode snappy zuckerberg zuck
    more+private another+way+to other+means better+site other+network outside+of+this quit+this+site
    get+off+this carry+this+on continue+on app+keeps keeps+crashing out+of+credits no+credits
    credits+run second+profile the+gram book+of+faces the+bird+app link+in+my square+photos
    the+one+with+the+blue begins+with+w rhymes+with
  `,
  surname: `
    surname last+name full+name name second+name maiden+name family+name christian+name first+name
    middle+name real+name whole+name username* user+name nickname handle handles screen+name sirname
    surnames lastname fullname christened nameplate moniker my+user goes+under first+initial
  `,
  photo: `
    photo* pic pics picture* video* naked nude* webcam cam selfie* snap footage topless image* clip*
    bare topless+pic undress* underwear lingerie bra strip+off pose posing in+the+bath camera+on
    nudes recorded+you recording* screen+recording intimate sexy intimate+pic polaroid* on+camera
    screen+grab photie photies pictur* pix piccie piccies snapshots snaps portrait headshot nudies
    nudie noods noodz sext* boobs boobies tits knickers panties stockings suspenders nightie
    negligee undies starkers cleavage bikini racy livestream footages cctv vid vids deepfake
    slideshow collage i+recorded
  `,
  secret: `
    secret* between+us between+ourselves confidential* private us+two ourselves discretion hush+hush
    our+thing our+business nobodys+business no+ones+business stays+here stays+between
    goes+no+further went+no+further four+eyes confidence+between on+the+quiet on+the+qt on+the+sly
    behind+her+back behind+his+back behind+their+backs keep+it+to+yourself clandestine* classified
    undisclosed off+the+record need+to+know not+for+others confidentially secrecy hush hushed
    confidenti* confidant* betwixt gatepost bedpost lamppost dl backdoor affair forbidden illicit
    taboo nda in+confidence our+affairs to+the+grave between+you+and+me between+the+two just+between
    mum+s+the mum+s+the+word not+a+word+to we+never+spoke you+didn+t+hear hear+nothing say+nothing
    saw+nothing what+they+don+t what+he+doesn+t needn+t+know needs+to+know stay+between stay+with+us
    keep+it+quiet keep+this+quiet keep+this+to without+telling without+anyone other+woman
    non+disclosure say+no+more
  `,
  chat: `
    chat* messages conversation* history thread screenshot* texts convo message thread+of
    sent+folder call+log logs dms+from search+history browsing+history backup+of
    disappearing+messages inbox+clean screen+shot screengrab convos messaging recents archive*
    backup* outbox notification* previews screenies screengrabs transcript* printouts my+letters
  `,
  scam: `
    scam* fraud* fake* con conned conman catfish* bogus phishing dodgy crook* spam swindl*
    cheated+out hoax* impost* impersonat* swindle+of scammed grift* hustler* trickster* con+artist*
    rip+off ripped+off ponzi pyramid+scheme money+mule cowboy+builder too+good+to+be+true red+flag*
    fleec* conmen crooked skam defraud* conning diddle* hoodwink* bots sham shyster* rogue* cowboys
    chancer* phish* smishing spoof* malware ripoff crimewatch taken+in
  `,
  laughter: `
    haha* lol hehe joke* laugh* funny kidding lmao ha wink hahah* heh giggl* chuckl* rofl lmfao
    grin* teehee jk just+kidding tickled hilarious smil* tongue+in+cheek pulling+your+leg banter hah
    joking kiddin pun
  `,
  party: `
    surprise* birthday* party* cake* recipe* present* christmas wedding gift easter hen+do stag+do
    anniversar* baby+shower balloon* egg+hunt eggs santa+claus secret+santa wrapping+paper
    candles+on+the housewarming retirement+do tombola raffle* hidden+eggs baking bake+sale diwali
    eid hanukkah thanksgiving shortbread trifle eightieth bride* christen* communion prom santa*
    panto* valentine* firework* barbecue* braai ramadan marzipan scone* biscuit* chutney* marmalade
    gravy yorkshire* sourdough cookbook magician* spoiler*
  `,
  past: `
    was were had did been used+to yesterday ago years back+then went came last+year once+upon
    used+to+be last+month last+week last+summer in+those+days decades as+a+child as+a+girl as+a+boy
    long+ago formerly when+i+was in+my+youth already+had had+been happened took last+night
    this+morning thought+of
  `,
  being: "is am are be be+ing im+being being its isn theres bein become* there+s what+s it+s",
  plan: `
    restaurant* coffee walk* cinema film market dinner lunch pub drink* beach concert garden tea
    cafe theatre theater museum galler* tearoom tea+room tea+shop matinee picnic* castle festival*
    stroll* promenade pier bowling gig ice+cream lakeside farmers+market car+boot brunch
    fish+and+chips bistro zoo beer exhibition* aquarium plans planning seaside tennis swimming yoga*
    pilates zumba ballroom snooker dominoes choir* rehearsal* proms opera circus fete allotment*
    cathedral woods ramble* cycling cruise* camping caravan* campsite chippy cuppa brew costa
    brewery supper popcorn the+pictures
  `,
  work: `
    work* job boss shift* office project colleague retired career* retire+from retirement canteen
    payslip interview* supervisor* factory night+shift self+employed employed employer* apprentice*
    coworker* co+worker* overtime rota volunteering volunteer* redundan* staff part+time hr plumber*
    builder* roofer* baker* butcher* hairdress* barber* florist* librarian* nursing secretar*
    typist* postman bookkeep* surveyor* editor* potter upholster* cleaner* barman treasurer
  `,
  clock: `
    oclock time minute half quarter later o'clock quarter+past half+past nine+ish am pm quarter+to
    hourly mins hrs hr timetable o+clock
  `,
};
