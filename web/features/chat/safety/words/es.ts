import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "yo me mi mis mio mia conmigo m",
  you: "tu te ti tus tuyo tuya usted ustedes su contigo vos le os vuestro*",
  we: "nosotros nos nuestro* nuestra* juntos juntas ambos dos",
  they: "el ella ellos ellas lo la los sus les",
  kin: `
    hija* hijo* nino* nina* hermana* hermano* marido mujer madre padre mama papa familia* ex amiga*
    amigo* vecin* nieto* nieta* yerno nuera cunad* sobrin* tio tia primo* prima* companer* parient*
    padres esposo* esposa* novi* colega* mijo* suegr* cuidador* enfermera madrina padrino abuel*
    comadre compadre gente+tuya tus+hijos los+tuyos tu+gente crio* criatura* hij*
  `,
  authority: `
    banco* policia* guardia+civil notario medico doctor cura sacerdote asesor* abogad* cajer*
    director+del hacienda ayuntamiento asistente+social gestor* denuncia* oficina juzgado ventanilla
    guardia guardias comisaria juez* inspector* funcionari* embajada parroc* parroquia obispo
    portera administracion caja ventanillas
  `,
  site: `
    pagina web moderador* soporte plataforma perfil aqui creditos suscripcion cuenta atencion
    administrador* sitio equipo ayuda esta+red chat+este la+web modera*
  `,
  nobody: "nadie ninguno ni+dios ningun",
  someone: "alguien otro* otra* otros gente todos todo+el quien quienes los+demas cualquier*",
  not: "no nunca jamas sin ni tampoco n nada",
  nothing: "nada ni+mu ni+una+palabra ni+pio ninguna+palabra",
  if: "si cuando como siempre+que en+cuanto",
  else: "sino si+no o de+lo+contrario porque+si",
  only: "solo* solamente unicamente nomas nada+mas",
  until: "hasta antes dentro plazo hora horas minutos medianoche dias limite tienes+hasta",
  now: `
    ahora ya mismo inmediat* urgente* urgencia rapido rapidamente hoy esta+noche date+prisa prisa
    corre cuanto+antes ahorita enseguida pronto
  `,
  day: "lunes martes miercoles jueves viernes sabado domingo manana semana finde mes pasado",
  last: "ultim* oportunidad vez",
  please: "por+favor porfa* porfavor suplico ruego xfa plis favor",
  speak: `
    di dile diga digas decir dices dice cuentes cuenta contar cuentas contarlo decirle* contarle*
    decirselo contarselo hables hablar hable habla menciones mencionar comentes comentar comentar*
    palabra reveles sueltes sueltas chives denuncies denunciar avises avisar informes explica*
    explicaciones confieses diras digan boca contes contarl* chivar* chivato piar largar rajar ment*
    publiqu* confesar niega niegas niegalo negar desmientas afirmes alardees presumas nombr*
  `,
  hide: `
    escond* ocult* calla* callad* calladit* silencio discret* discrecion secretamente escondidas
    guarda* guardar disimul* reserva tapar chiton tapad* camufl* anonim* pico reserv* sigil* tumba
  `,
  lie: `
    mient* mentir mentira* invent* finge* fingir excusa* haz+como haz+que como+si hazte pretexto
    mintiendo trola tonto hazte+el di+que diles+que dile+que digas+que equivocad* fingi* figurar
  `,
  delete: `
    borra* borrar elimina* eliminar destruy* quema* tira limpia* vacia* rompe* borres papelera
    elimines desinstala* quemes
  `,
  know: `
    sabe saber sepa* sepan sabes enter* entere descubr* entiend* entender supiera* supier* conoc*
    averigu*
  `,
  ask: "pregunta* preguntan preguntar pregunte*",
  look: "ver vea vean ve mira* mirar lee leer lea lean leyendo",
  send: "manda* mandar mande* envia* enviar envie* remit* reenvi* pasame mandame",
  give: `
    da dame dar des doy deme pasa pasame pasar pase* facilit* recib* entreg* deja+me dejame dejas
    deje demelo damelo dejo dice+usted intercambi* apunta apunte apuntate toma+nota dicto dictame
  `,
  write: `
    escrib* escribeme mensaje sms chatear chate* hablamos hablar+por texto wasapear audio audios
    notas carta cartas
  `,
  call: `
    llama* llamame llamar llame* telefon* videollamad* toque perdida marca marcame marcar suena tono
    facetime llamo skype
  `,
  come: `
    ven venir voy ir paso pasar quedar quedamos recog* encontrar* visita* acercar* puerta casa
    presento pasate pasarte bajar baja vente venga acercate te+espero recojo pito timbre portal
    hostal habitacion
  `,
  find: `
    busca* buscame encuentr* agrega* agregame anade* anademe sigue* sigueme contact* localiz*
    escane* clic pincha* solicitud metete bajate descarga* instala* salgo aparezco googlea google
    etiquet* amistad invitacion enlace link qr
  `,
  pay: `
    paga* pagar pago pague* transfer* transferir ingres* ingresar deposit* adelant* abon* financ*
    gir* bizum* aport* pon anticip* contribu* costear patrocin* pone poner pongas poneme mete meter
    metes meto meti metemos aceptes retirar sacar saca costea yape
  `,
  lend: `
    prest* prestame prestar prestado prestamo* devolv* devuelv* fiar fia* dejas+algo dejarme
    adelantas anticipas avalista avalar avales debo
  `,
  help: `
    ayud* ayudame ayudar ayuda apoy* salv* socorr* echar+una+mano echame+una mano rescat* echas+una
    echame limosna caridad auxilio
  `,
  need: `
    necesit* falta* faltan hace+falta apur* sin+blanca pelad* justo no+llego llegar+a+fin aprieto*
    mal+momento tieso corto corta ahogad* ahogo pelao ni+un+duro sin+un+duro no+tengo no+nos+llega
  `,
  price: "cuest* costar cuanto+cuesta precio* caro cara barat* gratis tarifa* costo",
  earn: `
    gana* ganar invert* invers* inviert* rentabil* benefici* trading duplic* multiplic* interes*
    rico negocio* oportunidad plataforma capital ganancia* rendimiento* comision* senales senal
    apuesta* rinde rendir socio socia dobl* soplo entras mentor
  `,
  win: "loteria premio herenci* hered* oro lingot* millon* caja+fuerte cofre quiniela",
  buy: `
    compra* comprar compres compro vend* vender adquir* estanco compremos rasca rascas rascado
  `,
  promise: "promet* promes* jura* juro palabra palabra+de quedaste habias+dicho dijiste",
  decide: "decid* decision elig* elije* elegir escog* aclar* elegi definir definete si+o+no",
  answer: "contest* contesta* respond* respuesta* coge+el cogeme coges cuelg*",
  wait: "esper* esperar paciencia eternamente larg* mare* espero+ni aguant* harto harta cansad*",
  love: `
    quier* quieres amor amas amar amo carino corazon sentim* importo cielo vida enamor* guapa reina
    bebe
  `,
  prove: "demuestr* demostrar prueb* prueba* ensena* prueba+de",
  trust: "confi* confianza fiar* fias desconf* dud* creer crees fies fia fiate creo creia",
  leaving: `
    voy irme adios dejo dejar acab* termin* se+acabo fin romper desaparez* olvidate hasta+aqui largo
    acabo+se dejas+me dejarte nos+vamos pierdes perderas perder+me largate me+busco
  `,
  threat: `
    arrepent* arruin* destroz* public* difund* consecuenc* veras enter aten* cuidado se+donde
    voy+a+ir amenaz* hundir* ensenar* todo+el+pueblo venganza vas+a+ver pagaras pagar+caro colg*
    encontrar+e subo subir grabe grabad* grabacion* pantallazo* capturas lamentar* lamento paguen
    pagar+lo castig* denunci* querell* juego juega enfadar* provoques perseg* vas+a+enter* se+entera
    se+enterara se+enteraran librar busques+las ultimatum aviso avisad* advert* ten+cuidado
  `,
  die: `
    muer* morir matar* mato suicid* pastillas quitar+la+vida tirar* tonteria acabar+con hago+algo
    puente mata matando muriendo cuerda corto+las cortarme corte+las vivir hundo quitarme tren tiro
  `,
  blame: `
    culpa* egoist* cobard* frio sin+corazon verguenza decepcion* abandon* tirad* usado utiliz*
    perder+el+tiempo ingrat* mala cruel rompe+el roto hacer+dano dano conciencia sufr* plantad*
    aprovech* llor* dejas+tirad* egoismo asco mentiros* hipocrit* estrech* poca+mujer poco+hombre
    rata desgraciad* duermo como+ni lastima pena
  `,
  owe: "debes debe deuda deber",
  block: "bloque* bloquear ignor* pasar+de",
  courage: `
    atrev* miedo valiente verdader* cobarde infantil tonteria* nina hombre+de cobard* hombres
    mujer+de machote agallas huevos cojones
  `,
  think: "pens* piens* pienses pensar pienso reflex* pienses+tanto dudar duda darle+vueltas",
  duty: `
    tienes+que tiene+que debes hay+que oblig* has+de tendras toca te+toca exijo exig* compromis*
  `,
  desire: "quiero queria quisiera gustaria ganas apetec* querria",
  ability: "pued* podr* poder podrias puedo",
  allow: "dej* dejame haz hacer haga* hagas",
  money: `
    dinero pasta plata euro euros efectivo cantidad* suma cheque* cien mil billetes pavos cuartos
    perras lana pelas pesos dolares dolar soles perra cincuenta veinte quinient* doscient*
    trescient* ochocient* guita lukas lucas monedas eurillos euritos pavo
  `,
  digits: `
    cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieci*
    veint* treinta cuarenta cincuenta sesenta setenta ochenta noventa doble triple
  `,
  banking: `
    cuenta* iban tarjeta* pin clave* contrasena* dni pasaporte numero+de+cuenta datos+bancarios
    extracto* codigo* cvv banca+online cartilla firma nie transferencia ventanilla cajero banca
    credenciales datos app+del+banco caras autorizacion verific*
  `,
  card: `
    tarjeta+regalo tarjetas+regalo gift+card steam* itunes google+play amazon* recarga* recargar
    prepago saldo paysafe* codigo bono vale google play bizum codigos numeritos tarjetas rascada
  `,
  crypto: `
    bitcoin* cripto* crypto* moneda wallet monedero ethereum usdt btc token* binance broker* forex
    bolsa acciones
  `,
  debt: `
    deud* embarg* multa* fianza* hipoteca* descubierto atraso* desahuci* moros* credito aval* juicio
    letra debo debemos echan cortan cortar corten cobrador acreedor* plazo* letras
  `,
  fee: `
    tasa* aduana* impuest* gastos tramit* tramite* notario desbloque* liberar* transport* paquete*
    envio* gestion* visado* mensajeri* porte* aranceles arancel retenid* abogado certificado
    liberacion rescate deposito fianza anticipo senal senales entrada+del
  `,
  ticket: `
    billete* pasaje vuelo avion tren ave gasolina taxi viaje* visado autobus bus combustible maleta
    aeropuerto barajas estacion pasajes vuelos
  `,
  household: `
    alquiler* caser* luz recibo* gas factura* comida compra panales nevera lavadora coche* taller
    arreglo repar* casero calefaccion movil renta arriendo internet saldo electricidad agua bombona
  `,
  illness: `
    enferm* hospital* operaci* operar medicin* medicament* tratamient* clinica accidente* entierro*
    funeral* dentista cancer fallec* farmacia insulina urgencias remedio* quimio ingresad* ingreso
    veterinari* malit* cirug* operarme operan fiebre
  `,
  emergency: `
    rob* robado atrapad* tirad detenid* carcel prision arrest* perd* emergencia* problem* apuro*
    guerra soldad* militar* general ejercito mision petrolera plataforma barco capitan bloquead*
    retenid* calabozo tirada tirado asaltaron secuestr* aduana frontera congelad* embargad* expuls*
  `,
  pension: `
    pension* jubilac* ahorr* sueldo nomina ingresos patrimonio piso propied* casa+propia herencia
    cobras cuanto terreno* finca seguro+de+vida paga plan+de+pensiones sueldos cobra gana* hipoteca
    nombre propietari* ingreso
  `,
  phone: `
    numero* num telef* tlf movil* fijo cifra* digito* tfno tlfn celular cel numerito tlfno prefijo
  `,
  mail: `
    correo* email* mail* gmail hotmail yahoo outlook arroba punto e+mail electronico correito
    correo+electronico guion bajo emilio
  `,
  address: `
    direccion* calle portal piso numero+de+la vives vivo domicilio codigo+postal cp plaza avenida
    barrio escalera timbre direccion+de ubicacion localizacion manzana apartado bloque numero+8
  `,
  elsewhere: `
    otro+sitio otra+parte fuera salir* otra+app por+fuera por+otro directo privado aplicacion
    pasamos pasemos vamonos vamos salgamos signal line zangi otra+red otra+pagina otro+chat
  `,
  surname: "apellido* nombre completo",
  photo: `
    foto* imagen* video* desnud* webcam camara cam selfie* intim* pack pantallazo fotos+tuyas
  `,
  secret: `
    secret* entre+nosotros entre+tu confidencial* entre+los+dos privad* secretit* discret*
    confidencia en+clave clave+secreta oculto sin+que nuestro+secreto quede+entre entre+nosotras
  `,
  chat: "conversacion* mensaje* chat historial charla captura* pantalla* wasaps movil",
  scam: "estaf* timo* timador* fraude* fals* engan* phishing chorizo* spam ladron* sinverguenza*",
  laughter: "jaja* jeje* jiji* lol broma* chiste* risa* rei*",
  party: "sorpresa* cumple* fiesta* tarta receta* regalo boda* navidad reyes",
  past: "era eras estaba habia tenia fue fui ayer antes anos hace he ha han sido tuve",
  being: "soy eres es somos son estoy esta",
  plan: `
    restaurante* cafe* paseo* cine mercad* cenar cena comer playa concierto* copa cana tapas
  `,
  work: "trabaj* curro jefe* oficina* proyecto* turno jubilad* empresa",
  clock: "hora minuto media tarde luego cuarto",
};
