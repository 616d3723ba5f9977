// SPDX-License-Identifier: Apache-2.0

extension SymbolShape {
  /// Devices, media and time.
  static let devices = """
    camera camera.rotate camera.metering.unknown
      a M2.6 8.8 C2.6 7.4 3.4 6.6 4.8 6.6 H7.2 L8.5 4.6 C8.9 4 9.3 3.8 10 3.8 H14
        C14.7 3.8 15.1 4 15.5 4.6 L16.8 6.6 H19.2 C20.6 6.6 21.4 7.4 21.4 8.8 V17.8
        C21.4 19.2 20.6 20 19.2 20 H4.8 C3.4 20 2.6 19.2 2.6 17.8 Z
      d O12 13 3.8
    video questionmark.video
      a R2.2 5.8 13.6 12.4 2.6 M15.8 10.6 L21.8 7 V17 L15.8 13.4 Z
    photo
      a R2.4 4.4 19.2 15.2 2.6
      d O8 9.4 1.4 M2.4 17 L7.6 12.8 C8.2 12.3 8.8 12.3 9.4 12.8 L12.2 15.2 L15.8 11.4
        C16.4 10.8 17 10.8 17.6 11.4 L21.6 15.4
    photo.on.rectangle photo.on.rectangle.angled photo.stack play.rectangle.on.rectangle
      a R5.6 7.4 16 12.4 2.4
      d O10.2 11.4 1.1 M5.6 17.8 L9.8 14.4 L12.6 16.6 L16 13 L21.6 17.6
      l M2.4 16.4 V7.2 C2.4 5.4 3.4 4.4 5.2 4.4 H18.4
    film
      a R2.6 4.2 18.8 15.6 2.2
      d M7.2 4.2 V19.8 M16.8 4.2 V19.8 M2.6 9.4 H7.2 M2.6 14.6 H7.2 M16.8 9.4 H21.4 M16.8 14.6
        H21.4 M7.2 12 H16.8
    mic music.mic
      a R8.6 2.6 6.8 11.6 3.4
      l M5.2 11.2 C5.2 15.2 8 17.8 12 17.8 C16 17.8 18.8 15.2 18.8 11.2 M12 17.8 V21.4 M8.4 21.4
        H15.6
    music.note pianokeys guitars
      l M12.4 17.4 V3 C13 6.4 18 7 18 10.6
      s O9.4 17.8 3.1
    music.note.list
      l M3 5.4 H12 M3 10.4 H10 M3 15.4 H7.6 M16.6 18 V4.4 L21 6.4
      s O14.2 18.4 2.5
    play
      a M6.6 5 C6.6 3.7 7.6 3.2 8.7 3.9 L19 10.6 C20 11.3 20 12.7 19 13.4 L8.7 20.1
        C7.6 20.8 6.6 20.3 6.6 19 Z
    stop
      a R4.6 4.6 14.8 14.8 2.6
    record
      a O12 12 8
    forward
      a M2.8 6.4 L11 12 L2.8 17.6 Z M12.4 6.4 L20.6 12 L12.4 17.6 Z
    backward
      a M21.2 6.4 L13 12 L21.2 17.6 Z M11.6 6.4 L3.4 12 L11.6 17.6 Z
    forward.end
      a M4.4 5.2 L15.4 12 L4.4 18.8 Z
      l M19 5.2 V18.8
    backward.end
      a M19.6 5.2 L8.6 12 L19.6 18.8 Z
      l M5 5.2 V18.8
    eject
      a M12 4.2 L20.2 14 H3.8 Z
      l M3.8 19 H20.2
    speaker
      a M6.4 9.2 H10.2 L15.6 4.6 V19.4 L10.2 14.8 H6.4 Z
    speaker.wave.1
      a M2.8 9.2 H6.6 L12 4.6 V19.4 L6.6 14.8 H2.8 Z
      l M15 9.2 C16.3 10.8 16.3 13.2 15 14.8
    speaker.wave.2 hifispeaker homepod airplayaudio
      a M2.8 9.2 H6.6 L12 4.6 V19.4 L6.6 14.8 H2.8 Z
      l M15 9.2 C16.3 10.8 16.3 13.2 15 14.8 M17.8 6.6 C20.4 9.6 20.4 14.4 17.8 17.4
    speaker.wave.3
      a M2 9.2 H5.4 L10.4 4.8 V19.2 L5.4 14.8 H2 Z
      l M13 9.6 C14.1 11 14.1 13 13 14.4 M15.8 7.2 C18.2 10 18.2 14 15.8 16.8 M18.6 4.8
        C22.4 8.8 22.4 15.2 18.6 19.2
    headphones airpods
      a R2.8 14 4.6 7 1.8 R16.6 14 4.6 7 1.8
      l M3.4 15.4 V12.4 C3.4 7.6 7.2 3.8 12 3.8 C16.8 3.8 20.6 7.6 20.6 12.4 V15.4
    waveform waveform.path
      l M3.2 10.4 V13.6 M7.6 7 V17 M12 3.4 V20.6 M16.4 7.6 V16.4 M20.8 10.4 V13.6
    display
      a R2.4 3.8 19.2 13 2.2
      l M12 16.8 V20.6 M7.8 20.8 H16.2
    desktopcomputer pc
      a R2.4 3.4 19.2 13.6 2.2
      d M2.4 13 H21.6
      l M10 17 L9.4 20.8 M14 17 L14.6 20.8 M7.6 20.8 H16.4
    laptopcomputer macbook laptopcomputer.and.iphone macbook.and.iphone
      a R4.2 4.8 15.6 11 2
      l M1.8 19.2 H22.2
    tv tv.and.hifispeaker tv.and.mediabox tv.music.note play.tv airplayvideo
      a R2.4 5 19.2 12.6 2.2
      l M7.4 20.8 H16.6
    iphone ipad.and.iphone
      a R6.4 2.4 11.2 19.2 2.8
      d M10.6 5.2 H13.4
    iphone.homebutton
      a R6.4 2.4 11.2 19.2 2.2
      d M6.4 17 H17.6 M12 19.3 V19.4
    ipad
      a R3.8 2.8 16.4 18.4 2.4
      d M10.4 18.4 H13.6
    applewatch
      a R6 6 12 12 3
      l M8.4 6 L9 2.6 H15 L15.6 6 M8.4 18 L9 21.4 H15 L15.6 18
    keyboard
      a R1.8 5.6 20.4 12.8 2.4
      d M5.4 9.4 V9.5 M8.7 9.4 V9.5 M12 9.4 V9.5 M15.3 9.4 V9.5 M18.6 9.4 V9.5 M5.4 14.6 V14.7
        M8.8 14.6 H15.2 M18.6 14.6 V14.7
    gamecontroller
      a M7.4 6.6 H16.6 C19.6 6.6 21.6 10.4 21.9 15 C22 17.6 20.8 18.9 19.2 18.9
        C17.6 18.9 16.6 17.2 15.4 15.4 H8.6 C7.4 17.2 6.4 18.9 4.8 18.9 C3.2 18.9 2 17.6 2.1 15
        C2.4 10.4 4.4 6.6 7.4 6.6 Z
      d M8.2 9.2 V12.8 M6.4 11 H10 M15.2 12 V12.1 M17.6 10 V10.1
    cpu memorychip simcard sdcard
      a R5.8 5.8 12.4 12.4 2.2
      d R9.4 9.4 5.2 5.2 0.8
      l M9 2.8 V5.8 M15 2.8 V5.8 M9 18.2 V21.2 M15 18.2 V21.2 M2.8 9 H5.8 M2.8 15 H5.8 M18.2 9
        H21.2 M18.2 15 H21.2
    externaldrive internaldrive
      a M3 14.2 L5.6 6.4 C5.9 5.5 6.5 5 7.4 5 H16.6 C17.5 5 18.1 5.5 18.4 6.4 L21 14.2 V17
        C21 18.4 20.3 19.2 19 19.2 H5 C3.7 19.2 3 18.4 3 17 Z
      d M3 14 H21 M17.4 16.6 V16.7
    server.rack
      a R3 3.6 18 7.4 1.8 R3 13 18 7.4 1.8
      d M6.6 7.3 V7.4 M6.6 16.7 V16.8 M10.4 7.3 H17.4 M10.4 16.7 H17.4
    terminal
      a R2.4 4.4 19.2 15.2 2.6
      d M6.4 9 L9.8 12 L6.4 15 M12 15.4 H17
    battery.100
      a R1.8 7.2 18.4 9.6 2.6
      l M22.4 10.6 V13.4
      s R4.4 9.8 13.2 4.4 0.8
    battery.50 battery.75
      a R1.8 7.2 18.4 9.6 2.6
      l M22.4 10.6 V13.4
      s R4.4 9.8 7 4.4 0.8
    battery.25
      a R1.8 7.2 18.4 9.6 2.6
      l M22.4 10.6 V13.4
      s R4.4 9.8 3.6 4.4 0.8
    battery.0
      a R1.8 7.2 18.4 9.6 2.6
      l M22.4 10.6 V13.4
    wifi wifi.exclamationmark personalhotspot antenna
      l M2 9 C7.6 3.6 16.4 3.6 22 9 M5.4 12.8 C9.2 9.2 14.8 9.2 18.6 12.8 M8.8 16.4
        C10.6 14.8 13.4 14.8 15.2 16.4
      s O12 19.4 1.5
    antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
      l M7.9 16.1 C5.5 13.8 5.5 10.2 7.9 7.9 M16.1 16.1 C18.5 13.8 18.5 10.2 16.1 7.9 M4.6 19.4
        C0.6 15.4 0.6 8.6 4.6 4.6 M19.4 19.4 C23.4 15.4 23.4 8.6 19.4 4.6
      s O12 12 2.1
    power togglepower
      l M12 2.8 V11.6 M7 6 C4.6 7.5 3.2 9.9 3.2 12.6 C3.2 17.4 7.1 21.2 12 21.2
        C16.9 21.2 20.8 17.4 20.8 12.6 C20.8 9.9 19.4 7.5 17 6
    calendar
      a R3 4.6 18 16.4 2.8
      d M3 9.8 H21 M8 13.6 V13.7 M12 13.6 V13.7 M16 13.6 V13.7 M8 17.2 V17.3 M12 17.2 V17.3
      l M8 2.6 V6 M16 2.6 V6
    clock
      a O12 12 9.3
      d M12 6.6 V12 L15.8 14.2
    stopwatch
      a O12 13.6 7.7
      d M12 9 V13.6
      l M9.4 2.6 H14.6 M12 2.8 V5.8 M18.2 6.4 L19.4 7.6
    timer
      l M12 2.8 C17.1 2.8 21.2 6.9 21.2 12 C21.2 17.1 17.1 21.2 12 21.2
        C6.9 21.2 2.8 17.1 2.8 12 C2.8 9.2 4 6.8 6 5.1 M12 2.8 V6.6 M12 12 L8 8.2
      s O12 12 1.6
    alarm
      a O12 13 7.4
      d M12 8.8 V13 L15 14.8
      l M3 6.6 L6.4 3.6 M21 6.6 L17.6 3.6 M6.6 18.6 L5 20.6 M17.4 18.6 L19 20.6
    clock.arrow.circlepath clock.arrow.2.circlepath
      l M4.2 8.6 C5.4 5.2 8.4 3 12 3 C17 3 21 7 21 12 C21 17 17 21 12 21
        C8.6 21 5.6 19.1 4.1 16.2 M3.4 3.8 L4 8.8 L8.8 8 M12 7.4 V12.2 L15.4 14.2
    hourglass
      a M6 3 H18 C18 8 14.4 9.6 13.3 12 C14.4 14.4 18 16 18 21 H6 C6 16 9.6 14.4 10.7 12
        C9.6 9.6 6 8 6 3 Z
      l M4.6 3 H19.4 M4.6 21 H19.4
    waveform.path.ecg
      l M2 12.4 H6.6 L9.4 5 L14 19.4 L16.6 12.4 H22
    computermouse magicmouse
      a R6.4 2.6 11.2 18.8 5.6
      d M12 6 V9.4
    radio
      a R2.6 8 18.8 12 2.2
      d O8 14 2.4 M14 12 H18 M14 16 H18
      l M5 8 L18 3
    scanner
      a R2.4 12.4 19.2 7 1.8
      d M17.6 15.9 V16
      l M3.6 12.4 L19.6 5
    opticaldisc
      a O12 12 9.3
      d O12 12 2.4
    cable.connector
      a M6.4 8 H17.6 V12 C17.6 15 15.2 17 12 17 C8.8 17 6.4 15 6.4 12 Z
      l M9 3 V8 M15 3 V8 M12 17 V21.4
    flashlight.on flashlight.off
      a M7 3 H17 V6.4 L14.6 10 V21 H9.4 V10 L7 6.4 Z
      d M7 6.4 H17 M12 12.4 V14.4
    bluetooth
      l M6.5 7 L17.5 16.6 L12 21.4 V2.6 L17.5 7.4 L6.5 17
    """
}
