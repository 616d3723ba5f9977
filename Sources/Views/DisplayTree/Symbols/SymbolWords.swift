// SPDX-License-Identifier: Apache-2.0

/// The words of which symbol names are composed.
///
/// There is no list of all names, and only some symbols have drawings. But names are composed of few words: a
/// name with an unknown word is misspelled, or the name of an app's image. A name of known words without a
/// drawing is drawn as a box.
package enum SymbolWords {
  /// Returns whether `name` can be a symbol's name: it begins with a known object and continues with known
  /// words.
  package static func canMake(_ name: String) -> Bool {
    let words = name.split(separator: ".").map(String.init)
    guard let first = words.first, things.contains(first) || isCount(first) else { return false }
    return words.dropFirst().allSatisfy { word in
      things.contains(word) || particles.contains(word) || isCount(word)
    }
  }

  /// Returns whether a word is a letter or a count.
  ///
  /// Counts are numbers of up to three digits and percentages (`100percent`), columns and rows (`3x2`),
  /// dimensions (`3d`) and resolutions (`4k`).
  private static func isCount(_ word: String) -> Bool {
    if word.count == 1 || ["2d", "3d", "4k", "8k"].contains(word) { return true }
    if word.count <= 3, word.allSatisfy(\.isNumber) { return true }
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) {
      return true
    }
    return word.hasSuffix("percent") && word.dropLast(7).allSatisfy(\.isNumber)
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The words with which names can begin.
  private static let things = set(
    """
    accessibility air airplane airplayaudio airplayvideo airpod airpodmax airpodpro airpods
    airpodsmax airpodspro airport airtag alarm align allergens alt alternatingcurrent amplifier
    ant antenna aperture app appclip apple applepencil applescript appletv appletvremote
    applewatch apps appwindow aqi arcade archivebox arkit arrow arrowkeys arrowshape
    arrowtriangle aspectratio asterisk at atom australiandollarsign australsign autostartstop
    avremote axle backpack backward badge badminton bag bahtsign balloon bandage banknote
    barcode barometer baseball basket basketball bathtub battery batteryblock beach beats bed
    bell bicycle binoculars bird birthday bitcoinsign blinds bluetooth bold bolditalicunderline
    bolt bonjour book bookmark books box brain brakesignal brazilianrealsign briefcase bubble
    bubbles building burn burst bus button cabinet cable cablecar calendar camera candybarphone
    capslock capsule captions car carabiner carbon carrot carseat cart case cat cedisign
    cellularbars centsign chair chandelier character chart checklist checkmark chevron
    chineseyuanrenminbisign circle circlebadge clear clipboard clock cloud coat
    coloncurrencysign comb command compass computermouse cone contact contextualmenu control
    convertible cooktop cpu creditcard cricket crop cross crown cruzeirosign cube cup
    curlybraces cursorarrow cylinder danishkronesign decrease degreesign dehumidifier delete
    deskclock desktopcomputer deskview dial diamond dice die digitalcrown directcurrent
    dishwasher display distribute divide doc dock document dog dollarsign dongsign door dot dots
    doublearrow download dpad drone drop dryer dumbbell ear earbuds earpods eject ellipse
    ellipsis ellipsize engine entry envelope equal eraser escape esim eurosign eurozonesign ev
    exclamationmark exclamationmarks externaldrive eye eyebrow eyedropper eyeglasses eyes face
    faceid facemask fan faxmachine ferry fibrechannel field figure filemenu film fire fireplace
    firewall fireworks fish flag flame flashlight flask fleuron flip flipphone florinsign
    flowchart fluid fn folder football fork forward fossil francsign frying fuel fuelpump
    function fx gamecontroller gauge gear gearshape gift giftcard globe glowplug gobackward
    goforward graduationcap graph greaterthan greaterthanorequalto greetingcard grid guaranisign
    guitars gym gyroscope hammer hand handbag handlebars hands hanger hare hat hazardsign
    headlight headphones headset hearingdevice heart heat heater helm hexagon hifireceiver
    hifispeaker highlighter hockey homekit homepod homepodmini horn hourglass house hryvniasign
    humidifier humidity hurricane hydrogen icloud increase indianrupeesign infinity info inhaler
    inset instrument internaldrive ipad iphone ipod italic ivfluid jacket joystick kashida key
    keyboard kipsign kph l l1 l2 l3 ladybug lamp lane lanyardcard laptopcomputer larisign laser
    lasso latch laurel lb leaf lessthan lessthanorequalto level lifepreserver light lightbulb
    lightrail lightspectrum lightswitch line lines link liresign list livephoto lizard location
    lock locknote loupe lt lungs m4 macbook macmini macpro macstudio macwindow magazine
    magicmouse magnifyingglass magsafe mail malaysianringgitsign manatsign map mappin matter
    mecca medal mediastick medical megaphone memories memorychip menubar menucard message
    metronome mic microbe microphone microwave millsign minus minusplus mirror moon moonphase
    moped mosaic motorcycle mount mountain mouth move movieclapper mph mug multiply music
    mustache nairasign network newspaper norwegiankronesign nose nosign note notequal number
    numbers numbersign oar octagon oilcan opticaldisc opticid option oval oven paintbrush
    paintpalette pano paperclip paperplane paragraphsign parentheses parkinglight parkingsign
    party pause pawprint pc peacesign pedal pedestrian pencil pentagon percent person
    personalhotspot perspective peruviansolessign pesetasign pesosign phone photo photogauge
    pianokeys pickup pill pills pin pip pipe placeholdertext play playpause playstation plus
    plusminus point polishzlotysign popcorn power powercord poweroff poweron poweroutlet
    powerplug powersleep printer prohibited projective purchased puzzlepiece pyramid qrcode
    questionmark quote quotelevel r1 r2 r3 radio rainbow rays rb record recordingtape rectangle
    rectanglehalf refrigerator repeat restart retarder return rhombus richtext righttriangle
    road rollingsuitcase romanianleusign rosette rotate rt rublesign rugbyball ruler rupeesign
    safari sailboat scale scalemass scanner scissors scooter scope screwdriver scribble scroll
    sdcard seal selection sensor server shadow shared shareplay shazam shekelsign shield shift
    shippingbox shoe shoeprints shower shuffle sidebar signature signpost simcard
    singaporedollarsign sink siri skateboard skew skis slash sleep slider slowmo smallcircle
    smartphone smoke snow snowboard snowflake snowplow soccerball sofa sos space spaceship
    sparkle sparkles spatial speaker speedometer spigot sportscourt sprinkler square
    squaredashed squareroot squares squareshape stairs star staroflife steeringwheel
    sterlingsign stethoscope stop stopwatch storefront stove strikethrough stroller studentdesk
    suit suitcase sum sun sunglasses sunrise sunset surfboard suspension suv swatchpalette
    swedishkronasign swift swiftdata swirl switch syringe table tablecells tablecloth tag
    taillight takeoutbag target teddybear telephone teletype tengesign tennis tennisball tent
    terminal testtube text textbox textformat theatermask theatermasks thermometer ticket
    ticketholder timelapse timeline timer tire togglepower toilet tornado tortoise touchid
    towtruck trackpad traction traffic train tram translate transmission trapezoid trash tray
    tree triangle trophy tropicalstorm truck tshirt tugriksign tuningfork turkishlirasign tv txn
    uiwindow umbrella underline vial video videoprojector view viewfinder visionpro voiceover
    volleyball vr wake wallet wand warninglight washer watch watchface water waterbottle
    waveform waves weather web wheelchair widget wifi wind window windshield wineglass wonsign
    wrench wrongwaysign xbox xmark xserve yensign yieldsign zipper zl zoom zr zzz
    """)

  /// The words with which names can continue.
  private static let particles = set(
    """
    2x 5g a abc above accelerator accident adaptive add adjustable africa aligncenter alignleft
    alignright american americas and angle angled answer append ar arc archery arms arrival
    arrows artframe arts asia australia australian auto automatic awning axis b back background
    backsliders ball bar barre bars bases batteries beacon beam below bleed bn body bolts bones
    bottom bottomhalf bottomleading bottomleft bottomright bottomthird bottomtrailing bounce
    bowling boxing braces braille brake branch broom bud buds bullet cake cap capsulepath
    capture cardio casement ceiling celsius center central charger charging chargingcase
    checkered child circlepath circulate clap clawmark clefs click climbing clipped clockwise
    close closed club coaxial collapse columns combustion compact complete compress connected
    connection connector contrast controlhandles controller cooldown cooling copyright core
    counterclockwise country crescent crossed crosshair cruise cursive cursor curve curved
    curvepath cycle cycling dance dancing dash dashed day daytime departure desk detached
    deviceframe dewpoint diagonal digital dim dioxide direction disc discs dollar doorbell
    dotted dottedcircle dottedline double doubledecker doubletap down downhill downtrend draw
    drawing dress drizzle droplets dust earth ecg elastic elevated elliptical empty end enlarge
    enter equestrian europe exit expand express extreme facing fahrenheit fall fanblades fencing
    fieldsport fill filled filters finder fingers first fishing fit fitness flat flattrend
    flexibility flight floor flow flying focus fog foot forwardslash frame freezing front full
    functional gamepad garage gate gen1 gen2 gen3 gen4 generic gibbous glass golf grip group gu
    gymnastics h hail half halffull handball handheld haptics haze hd he head header heavyrain
    hexagongrid hexagonpath hi high highintensity highlights highpriority hiking holdinghands
    hole home homebutton hood horizon horizontal hotspot hunting ibeam id image indent index
    indicator indoor infinite insert intelligence internal intervaltraining inverse inverted
    inward ja join joined jumprope justify keyhole keypad kickboxing kite km kn knife ko
    lacrosse landscape landscapemode lanes large larger last leading leadinghalf leadingthird
    led left lefthalf lefthalffilled leftthird lefttriangle levels lodge logo long lounge low
    lower lowpriority mac macro magnifier magnify martial max measure measurement mediabox
    medium merge mergepath metal metering middle midtones min mind mini mixed ml mni mode
    monoxide motion motionlines motionsensor mr multipage multiplication my needle new news
    noise none north off offgrid oil on one onefingered onoff opaque open optional or
    organization oscillator outdoor outline outs outward overlay pa page paged pages pair palm
    pan parking pass passing path pattern pedals phase pickleball picture pie pilates pinch
    plaintext playback playground plug pointed pointer points pointup polarity polo pool popper
    portrait ports preset press pro profile protected puck pull pulse purifier push quarter
    quarternote rack racket racquetball radiation radiowaves rain raised raking rawsign ray rear
    receipt recharging rectanglepath redaction reflect remove resize reverse right righthalf
    rightthird ring rings roadlanes roll roller rolling roman roof rotation rounded
    roundedbottom roundedtop router row rower rows rtl ru rugby run running runningpace sailing
    sample sand sat saucer scatter screen seat seatbelt seated second segment select send
    separator sequence settings shade shadows shape share shell shoes short shot si side signal
    single size skating skiing skip skull sleet slice slot small smallcap smaller smiling
    snowboarding soccer socialdance softball solid solidus solo sound soundwave south spacebar
    spacing spade spark spectrum speed spin split splitview spoke sports spot spray spread
    squarepath squash stack stair stand stars start stations step stepper steps stick stone
    straw strengthtraining strip studiobud studiobuds subscript sunlit superscript surfing swap
    swim swimming swoosh ta tablet tabletennis tachometer taichi tailgate tap tape te teeth th
    third three thumbsdown thumbsup tile tilt timemachine tip title to tool tools top tophalf
    topleading topleft topright topthird toptrailing touch tower toy track trademark traditional
    trail trailing trailinghalf trailingthird training tramcar transparent transverse tri
    trianglebadge trianglehead trianglepath triangleshape trunk turbine turn turnup two
    twofingered type u u1 unknown unlit up upper upright uptrend uturn uturns variable vertical
    walk waning waterpolo wave waxing waypoints wedge week wheel widebrim wing wiper wireless
    with word wrestling xaxis xyaxis yaxis yoga you zh zigzag
    """)
}
