// SPDX-License-Identifier: Apache-2.0

extension SymbolShape {
  /// Parts of screens, charts and text.
  static let screens = """
    sidebar.left sidebar.leading
      a R2.4 4.4 19.2 15.2 2.6
      d M9 4.4 V19.6 M5 8.2 H6.4 M5 11.2 H6.4 M5 14.2 H6.4
    sidebar.right sidebar.trailing
      a R2.4 4.4 19.2 15.2 2.6
      d M15 4.4 V19.6 M17.6 8.2 H19 M17.6 11.2 H19 M17.6 14.2 H19
    rectangle.split.3x1
      a R2 5.6 20 12.8 2.6
      d M8.7 5.6 V18.4 M15.3 5.6 V18.4
    rectangle.split.2x1 square.split.2x1
      a R2.8 3.8 18.4 16.4 2.6
      d M12 3.8 V20.2
    square.split.1x2 rectangle.split.1x2
      a R2.8 3.8 18.4 16.4 2.6
      d M2.8 12 H21.2
    rectangle.grid.2x2
      a R2.4 4.6 8.4 6.4 1.4 R13.2 4.6 8.4 6.4 1.4 R2.4 13 8.4 6.4 1.4 R13.2 13 8.4 6.4 1.4
    rectangle.grid.1x2
      a R3 3.8 18 7 1.6 R3 13.2 18 7 1.6
    square.grid.3x3 circle.grid.3x3 apps.iphone
      a R3.2 3.2 3.8 3.8 0.8 R10.1 3.2 3.8 3.8 0.8 R17 3.2 3.8 3.8 0.8 R3.2 10.1 3.8 3.8 0.8
        R10.1 10.1 3.8 3.8 0.8 R17 10.1 3.8 3.8 0.8 R3.2 17 3.8 3.8 0.8 R10.1 17 3.8 3.8 0.8
        R17 17 3.8 3.8 0.8
    square.grid.3x2
      a R3.2 6.4 3.8 3.8 0.8 R10.1 6.4 3.8 3.8 0.8 R17 6.4 3.8 3.8 0.8 R3.2 13.8 3.8 3.8 0.8
        R10.1 13.8 3.8 3.8 0.8 R17 13.8 3.8 3.8 0.8
    rectangle.3.group rectangle.3.offgrid
      a R2.6 4 8.8 16 1.8 R14 4 7.4 7 1.6 R14 13 7.4 7 1.6
    square.stack rectangle.stack
      a R3.2 8.6 17.6 12.4 2.6
      l M5.4 5.6 H18.6 M7.6 2.8 H16.4
    square.stack.3d.up square.stack.3d.down.right
      a M12 2.8 L21.2 7.8 L12 12.8 L2.8 7.8 Z
      l M2.8 12.2 L12 17.2 L21.2 12.2 M2.8 16.4 L12 21.4 L21.2 16.4
    tablecells
      a R2.4 4.4 19.2 15.2 2.2
      d M2.4 9.4 H21.6 M2.4 14.4 H21.6 M9 4.4 V19.6
    chart.bar
      a R3 12.6 4.4 8 1 R9.8 7.8 4.4 12.8 1 R16.6 3.4 4.4 17.2 1
    chart.pie
      a O12 12 9.3
      d M12 12 V2.7 M12 12 L19.4 17.8
    chart.line.uptrend.xyaxis
      l M3.2 3.2 V20.8 H20.8 M7 15.6 L11 11 L14 13.6 L19.4 6.6 M15.4 6 H20 V10.6
    crop
      l M6.8 2.4 V17.2 H21.6 M2.4 6.8 H17.2 V21.6
    viewfinder barcode.viewfinder qrcode.viewfinder doc.text.viewfinder
      l M3 8 V5.4 C3 3.9 3.9 3 5.4 3 H8 M16 3 H18.6 C20.1 3 21 3.9 21 5.4 V8 M21 16 V18.6
        C21 20.1 20.1 21 18.6 21 H16 M8 21 H5.4 C3.9 21 3 20.1 3 18.6 V16
    qrcode
      a R3 3 7 7 1.2 R14 3 7 7 1.2 R3 14 7 7 1.2
      s R5.6 5.6 1.8 1.8 0.2 R16.6 5.6 1.8 1.8 0.2 R5.6 16.6 1.8 1.8 0.2 R13.4 13.4 2.6 2.6 0.3
        R18.6 13.4 2.6 2.6 0.3 R16 16 2.6 2.6 0.3 R13.4 18.6 2.6 2.6 0.3 R18.6 18.6 2.6 2.6 0.3
    barcode
      l M3 5 V19 M6.6 5 V19 M9.4 5 V19 M13.6 5 V19 M16.4 5 V19 M21 5 V19
    text.cursor
      l M12 4.6 V19.4 M8.6 2.8 C10.8 2.8 12 3.4 12 4.6 C12 3.4 13.2 2.8 15.4 2.8 M8.6 21.2
        C10.8 21.2 12 20.6 12 19.4 C12 20.6 13.2 21.2 15.4 21.2
    character.cursor.ibeam textbox
      l M2.6 18.4 L7.2 5.6 L11.8 18.4 M4.2 14.2 H10.2 M18 4.8 V19.2 M15.4 3
        C17.1 3 18 3.6 18 4.8 C18 3.6 18.9 3 20.6 3 M15.4 21 C17.1 21 18 20.4 18 19.2
        C18 20.4 18.9 21 20.6 21
    bold
      l M7 4 V20 H13 C15.9 20 17.6 18.3 17.6 16 C17.6 13.7 15.9 12 13 12 H7 M12.6 12
        C15.2 12 16.6 10.4 16.6 8 C16.6 5.6 15.2 4 12.6 4 H7
    italic
      l M10.4 4 H17 M7 20 H13.6 M13.9 4 L10.1 20
    underline
      l M6.5 3.6 V10.6 C6.5 13.9 8.7 16 12 16 C15.3 16 17.5 13.9 17.5 10.6 V3.6 M5 20.6 H19
    strikethrough
      l M16.8 7.4 C16.4 5 14.6 3.6 12 3.6 C9.2 3.6 7.2 5.2 7.2 7.6 C7.2 9.6 8.5 10.8 10.6 11.4
        M7 16.2 C7.4 18.8 9.4 20.4 12.2 20.4 C15.2 20.4 17.2 18.8 17.2 16.2
        C17.2 14.8 16.7 13.9 16 13.2 M3.5 12 H20.5
    text.alignleft text.append text.insert text.quote
      l M3.5 5.2 H20.5 M3.5 9.8 H14 M3.5 14.4 H20.5 M3.5 19 H14
    text.alignright
      l M3.5 5.2 H20.5 M10 9.8 H20.5 M3.5 14.4 H20.5 M10 19 H20.5
    text.aligncenter
      l M3.5 5.2 H20.5 M7 9.8 H17 M3.5 14.4 H20.5 M7 19 H17
    text.justify
      l M3.5 5.2 H20.5 M3.5 9.8 H20.5 M3.5 14.4 H20.5 M3.5 19 H20.5
    list.number
      l M10 5.2 H21 M10 12 H21 M10 18.8 H21 M3.4 4.2 L4.8 3.4 V7 M3 10.8
        C3.6 9.8 5.6 9.8 5.6 11.2 C5.6 12.2 4 12.8 3 13.8 H5.8 M3.2 16.8 H5.6 L4.2 18.4
        C5.4 18.4 5.9 19.1 5.9 19.8 C5.9 21 4 21.4 3 20.4
    list.bullet.rectangle
      a R2.5 4.5 19 15 2.6
      d M6.4 9 V9.1 M6.4 12 V12.1 M6.4 15 V15.1 M10 9 H17.6 M10 12 H17.6 M10 15 H17.6
    checklist
      l M3 6 L4.6 7.6 L7.6 4 M3 16.6 L4.6 18.2 L7.6 14.6 M11.4 6 H21 M11.4 17 H21 M11.4 11.5 H21
    flip.horizontal
      a M9 5.4 V18.6 H2.6 Z M15 5.4 V18.6 H21.4 Z
      l M12 2.6 V21.4
    faceid
      l M3 8 V5.4 C3 3.9 3.9 3 5.4 3 H8 M16 3 H18.6 C20.1 3 21 3.9 21 5.4 V8 M21 16 V18.6
        C21 20.1 20.1 21 18.6 21 H16 M8 21 H5.4 C3.9 21 3 20.1 3 18.6 V16 M8.4 9 V10.2 M15.6 9
        V10.2 M12.2 9 V13 H11.2 M8.8 15.8 C10.6 17.2 13.4 17.2 15.2 15.8
    touchid
      l M5 17.4 C6.4 15 6.6 13.4 6.6 11.6 C6.6 8.6 9 6.4 12 6.4 C15 6.4 17.4 8.6 17.4 11.6
        C17.4 14 17.2 16 16.4 18.4 M12 11 C12 14.6 11.4 17.4 9.4 20.4 M4 9.6 C4.8 5.8 8 3 12 3
        C16 3 19.2 5.8 20 9.6 M13 21 C13.9 19.4 14.4 17.8 14.6 16.2
    sportscourt
      a R2.2 5 19.6 14 1.6
      d M12 5 V19 O12 12 2.6 M2.2 9.4 H5.2 V14.6 H2.2 M21.8 9.4 H18.8 V14.6 H21.8
    switch.2
      a R2.8 3.4 18.4 7.6 3.8 R2.8 13 18.4 7.6 3.8
      d O17.2 7.2 1.8 O6.8 16.8 1.8
    increase.indent
      l M3.5 5.2 H20.5 M10.5 9.8 H20.5 M10.5 14.4 H20.5 M3.5 19 H20.5 M3.5 9.4 L6.6 12.1
        L3.5 14.8
    decrease.indent
      l M3.5 5.2 H20.5 M10.5 9.8 H20.5 M10.5 14.4 H20.5 M3.5 19 H20.5 M6.6 9.4 L3.5 12.1
        L6.6 14.8
    cursorarrow hand.point.up hand.point.up.left contextualmenu.and.cursorarrow
      a M5.4 3 L18.6 13.2 L12.6 14 L16 20.2 L13.2 21.6 L10 15.2 L5.4 19.2 Z
    slider.horizontal.3
      a O8.6 5.8 2.2 O15.4 12 2.2 O8.6 18.2 2.2
      l M2.8 5.8 H6.4 M10.8 5.8 H21.2 M2.8 12 H13.2 M17.6 12 H21.2 M2.8 18.2 H6.4 M10.8 18.2
        H21.2
    """
}
