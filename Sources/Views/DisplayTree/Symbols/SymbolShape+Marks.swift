// SPDX-License-Identifier: Apache-2.0

extension SymbolShape {
  /// The shapes of marks, arrows and plain shapes.
  static let marks = """
    chevron.left chevron.backward
      l M14.9 3.8 L7.2 12 L14.9 20.2
    chevron.right chevron.forward
      l M9.1 3.8 L16.8 12 L9.1 20.2
    chevron.up
      l M3.8 14.9 L12 7.2 L20.2 14.9
    chevron.down
      l M3.8 9.1 L12 16.8 L20.2 9.1
    chevron.up.chevron.down
      l M6.7 8.6 L12 3.4 L17.3 8.6 M6.7 15.4 L12 20.6 L17.3 15.4
    plus
      l M12 2.9 V21.1 M2.9 12 H21.1
    minus
      l M2.9 12 H21.1
    xmark multiply
      l M4.3 4.3 L19.7 19.7 M19.7 4.3 L4.3 19.7
    equal
      l M3.4 8.6 H20.6 M3.4 15.4 H20.6
    checkmark
      l M3.4 13 L9.6 19.7 L20.2 4.3
    line.3.horizontal line.horizontal.3
      l M2.4 6.2 H21.6 M2.4 12 H21.6 M2.4 17.8 H21.6
    line.3.horizontal.decrease line.horizontal.3.decrease
      l M2.4 6.7 H21.6 M6 12 H18 M9.6 17.3 H14.4
    ellipsis
      s O3.8 12 1.8 O12 12 1.8 O20.2 12 1.8
    ellipsis.vertical
      s O12 3.8 1.8 O12 12 1.8 O12 20.2 1.8
    circle
      a O12 12 10.1
    square app
      a R1.9 1.9 20.2 20.2 3.4
    rectangle
      a R1 4.8 22 14.4 3.1
    arrow.left arrow.backward
      l M21.1 12 H2.9 M10.1 4.8 L2.9 12 L10.1 19.2
    arrow.right arrow.forward
      l M2.9 12 H21.1 M13.9 4.8 L21.1 12 L13.9 19.2
    arrow.up
      l M12 21.1 V2.9 M4.8 10.1 L12 2.9 L19.2 10.1
    arrow.down
      l M12 2.9 V21.1 M4.8 13.9 L12 21.1 L19.2 13.9
    arrow.up.arrow.down
      l M7.2 20.6 V3.4 M2.4 8.2 L7.2 3.4 L12 8.2 M16.8 3.4 V20.6 M12 15.8 L16.8 20.6 L21.6 15.8
    exclamationmark
      l M12 2.9 V14.9
      s O12 20.2 1.8
    info
      l M9.1 9.6 H12.5 V20.6 M8.2 20.6 H16.8
      s O12 3.4 2.2
    questionmark
      l M7.2 7.7 C7.4 4.8 9.4 2.7 12.4 2.7 C15 2.7 16.8 4.5 16.8 7 C16.8 9.2 15.6 10.2 13.8 11.6
        C12.6 12.6 12 13.6 12 15.4
      s O12 20.6 1.8
    star
      a M12 1.7 L14.8 8.9 L22.5 9.3 L16.4 14.2 L18.5 21.6 L12 17.4 L5.5 21.6 L7.6 14.2 L1.5 9.3
        L9.2 8.9 Z
    heart
      a M12 21 C7.4 17.2 2 13.6 2 8.8 C2 5.7 4.3 3.6 7 3.6 C9.2 3.6 11.2 5 12 7.4
        C12.8 5 14.8 3.6 17 3.6 C19.7 3.6 22 5.7 22 8.8 C22 13.6 16.6 17.2 12 21 Z
    magnifyingglass
      a O9.8 9.8 7.4
      l M15.6 15.6 L21.6 21.6
    list.bullet
      l M8.2 5.3 H22.6 M8.2 12 H22.6 M8.2 18.7 H22.6
      s O2.9 5.3 1.4 O2.9 12 1.4 O2.9 18.7 1.4
    list.dash
      l M1.4 5.3 H3.8 M8.2 5.3 H22.6 M1.4 12 H3.8 M8.2 12 H22.6 M1.4 18.7 H3.8 M8.2 18.7 H22.6
    square.grid.2x2
      a R2.4 2.4 8.2 8.2 1.8 R13.4 2.4 8.2 8.2 1.8 R2.4 13.4 8.2 8.2 1.8 R13.4 13.4 8.2 8.2 1.8
    capsule
      a R1.4 6.5 21.2 11 5.5
    oval
      a M12 4.6 C18.2 4.6 22.6 7.8 22.6 12 C22.6 16.2 18.2 19.4 12 19.4
        C5.8 19.4 1.4 16.2 1.4 12 C1.4 7.8 5.8 4.6 12 4.6 Z
    diamond
      a M12 1.4 L22.6 12 L12 22.6 L1.4 12 Z
    hexagon
      a M12 1.7 L20.9 6.8 V17.2 L12 22.3 L3.1 17.2 V6.8 Z
    triangle
      a M12 2.9 L22.3 20.9 H1.7 Z
    pause
      a R5.3 3.8 4.3 16.4 0.9 R14.4 3.8 4.3 16.4 0.9
    eyeglasses
      a O5.5 13.2 4.1 O18.5 13.2 4.1
      l M9.6 12 L12 10.8 L14.4 12 M1.9 10.6 L3.8 6.2 M22.1 10.6 L20.2 6.2
    smallcircle.filled
      a O12 12 10.1
      s O12 12 4.4
    arrow.clockwise goforward
      l M19.8 12.6 C19.4 16.7 16.1 19.8 12 19.8 C7.6 19.8 4.2 16.4 4.2 12
        C4.2 7.6 7.6 4.2 12 4.2 C14.8 4.2 17.2 5.6 18.6 7.8 M19.2 3.2 V8.2 H14.2
    arrow.counterclockwise gobackward
      l M4.2 12.6 C4.6 16.7 7.9 19.8 12 19.8 C16.4 19.8 19.8 16.4 19.8 12
        C19.8 7.6 16.4 4.2 12 4.2 C9.2 4.2 6.8 5.6 5.4 7.8 M4.8 3.2 V8.2 H9.8
    arrow.triangle.2.circlepath arrow.2.circlepath
      l M4.2 10.4 C5 6.8 8.2 4.2 12 4.2 C15 4.2 17.6 5.8 19 8.4 M19.8 13.6
        C19 17.2 15.8 19.8 12 19.8 C9 19.8 6.4 18.2 5 15.6 M19.6 4 V8.8 H14.8 M4.4 20 V15.2 H9.2
    arrow.uturn.backward arrow.uturn.left
      l M8.2 3.8 L3.4 8.6 L8.2 13.4 M3.6 8.6 H14.2 C18 8.6 20.6 11 20.6 14.4
        C20.6 17.8 18 20.2 14.2 20.2 H8.6
    arrow.uturn.forward arrow.uturn.right
      l M15.8 3.8 L20.6 8.6 L15.8 13.4 M20.4 8.6 H9.8 C6 8.6 3.4 11 3.4 14.4
        C3.4 17.8 6 20.2 9.8 20.2 H15.4
    arrow.up.right arrow.up.forward
      l M6 18 L18 6 M8 5.8 H18.2 V16
    arrow.up.left arrow.up.backward
      l M18 18 L6 6 M16 5.8 H5.8 V16
    arrow.down.right arrow.down.forward
      l M6 6 L18 18 M8 18.2 H18.2 V8
    arrow.down.left arrow.down.backward
      l M18 6 L6 18 M16 18.2 H5.8 V8
    arrow.left.arrow.right
      l M3.6 7.6 H20.4 M16.2 3.4 L20.4 7.6 L16.2 11.8 M20.4 16.4 H3.6 M7.8 12.2 L3.6 16.4
        L7.8 20.6
    arrow.down.to.line
      l M12 2.8 V15.6 M6.4 10.4 L12 16 L17.6 10.4 M4.6 20.6 H19.4
    arrow.up.to.line
      l M12 21.2 V8.4 M6.4 13.6 L12 8 L17.6 13.6 M4.6 3.4 H19.4
    arrow.up.left.and.arrow.down.right
      l M10.2 4 H4 V10.2 M4.4 4.4 L10 10 M13.8 20 H20 V13.8 M19.6 19.6 L14 14
    arrow.down.right.and.arrow.up.left
      l M3.6 3.6 L9.6 9.6 M10 4.2 V10 H4.2 M20.4 20.4 L14.4 14.4 M14 19.8 V14 H19.8
    arrowshape.turn.up.left
      a M10 4.2 L2.6 11.4 L10 18.6 V14.4 C14.6 14.2 18.2 15.4 21.4 19.6 C21 13 16.6 8.6 10 8.4 Z
    arrowshape.turn.up.right
      a M14 4.2 L21.4 11.4 L14 18.6 V14.4 C9.4 14.2 5.8 15.4 2.6 19.6 C3 13 7.4 8.6 14 8.4 Z
    rectangle.portrait.and.arrow.right
      l M14 7.4 V5.6 C14 4.1 13.1 3.2 11.6 3.2 H6.4 C4.9 3.2 4 4.1 4 5.6 V18.4
        C4 19.9 4.9 20.8 6.4 20.8 H11.6 C13.1 20.8 14 19.9 14 18.4 V16.6 M9.4 12 H21.4 M17.8 8.2
        L21.6 12 L17.8 15.8
    repeat
      l M3.8 11.2 V10 C3.8 7.8 5.3 6.2 7.6 6.2 H20 M16.8 3 L20 6.2 L16.8 9.4 M20.2 12.8 V14
        C20.2 16.2 18.7 17.8 16.4 17.8 H4 M7.2 21 L4 17.8 L7.2 14.6
    shuffle
      l M2.8 7 H5.8 C7.2 7 8.2 7.6 9 8.8 L13.2 15.2 C14 16.4 15 17 16.4 17 H20.8 M17.8 14
        L20.8 17 L17.8 20 M2.8 17 H5.8 C7.2 17 8.2 16.4 9 15.2 L9.4 14.6 M12.8 9.4 L13.2 8.8
        C14 7.6 15 7 16.4 7 H20.8 M17.8 4 L20.8 7 L17.8 10
    delete.left
      a M8.6 5 H19.2 C20.5 5 21.2 5.7 21.2 7 V17 C21.2 18.3 20.5 19 19.2 19 H8.6 L2.4 12 Z
      d M11.4 9.4 L16.6 14.6 M16.6 9.4 L11.4 14.6
    exclamationmark.triangle
      a M10.5 4 C11.2 2.8 12.8 2.8 13.5 4 L21.6 18.2 C22.3 19.4 21.5 20.8 20.1 20.8 H3.9
        C2.5 20.8 1.7 19.4 2.4 18.2 Z
      d M12 9 V13.6 M12 17 V17.1
    exclamationmark.octagon
      a M8 2.8 H16 L21.2 8 V16 L16 21.2 H8 L2.8 16 V8 Z
      d M12 7.4 V12.8 M12 16.4 V16.5
    nosign
      l O12 12 9.3 M5.5 5.5 L18.5 18.5
    magnifyingglass.circle
      a O12 12 9.3
      d O11 11 3.6 M13.8 13.8 L16.6 16.6
    plus.magnifyingglass
      a O10 10 7.2
      d M10 6.8 V13.2 M6.8 10 H13.2
      l M15.2 15.2 L21.2 21.2
    minus.magnifyingglass
      a O10 10 7.2
      d M6.8 10 H13.2
      l M15.2 15.2 L21.2 21.2
    star.leadinghalf
      l M12 1.7 L14.8 8.9 L22.5 9.3 L16.4 14.2 L18.5 21.6 L12 17.4 L5.5 21.6 L7.6 14.2 L1.5 9.3
        L9.2 8.9 Z
      s M12 1.7 V17.4 L5.5 21.6 L7.6 14.2 L1.5 9.3 L9.2 8.9 Z
    circle.lefthalf.filled
      l O12 12 9.3
      s M12 2.7 C6.9 2.7 2.7 6.9 2.7 12 C2.7 17.1 6.9 21.3 12 21.3 Z
    delete.right
      a M15.4 5 H4.8 C3.5 5 2.8 5.7 2.8 7 V17 C2.8 18.3 3.5 19 4.8 19 H15.4 L21.6 12 Z
      d M12.6 9.4 L7.4 14.6 M7.4 9.4 L12.6 14.6
    slash
      l M20 4 L4 20
    command
      l M9 9 H15 V15 H9 Z M9 9 H6.4 C4.7 9 3.4 7.9 3.4 6.2 C3.4 4.5 4.6 3.4 6.2 3.4
        C7.9 3.4 9 4.7 9 6.4 Z M15 9 H17.6 C19.3 9 20.6 7.9 20.6 6.2 C20.6 4.5 19.4 3.4 17.8 3.4
        C16.1 3.4 15 4.7 15 6.4 Z M9 15 V17.6 C9 19.3 7.9 20.6 6.2 20.6
        C4.5 20.6 3.4 19.4 3.4 17.8 C3.4 16.1 4.7 15 6.4 15 Z M15 15 V17.6
        C15 19.3 16.1 20.6 17.8 20.6 C19.5 20.6 20.6 19.4 20.6 17.8 C20.6 16.1 19.3 15 17.6 15 Z
    """
}
