// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The plain shapes among the symbols, which every host draws from lines: they need no icon files
/// and are drawn in every weight.
///
/// Coordinates are in a square of side 1, from the top left corner.
package struct SymbolStrokes: Hashable, Sendable {
  /// Points joined by lines, each list one stroke.
  package var lines: [[CGPoint]] = []
  /// Points joined by lines, the last with the first, each list one area.
  package var areas: [[CGPoint]] = []
  /// Circles, by the rectangles they fill.
  package var circles: [CGRect] = []
  /// Rectangles with rounded corners.
  package var squares: [CGRect] = []
  /// Filled dots.
  package var dots: [CGRect] = []

  /// The shape of `base`; nil: it is not a plain one.
  package init?(_ base: String) {
    guard let make = Self.shapes[base] else { return nil }
    self = make
  }

  private init(
    lines: [[(CGFloat, CGFloat)]] = [], areas: [[(CGFloat, CGFloat)]] = [], circles: [CGRect] = [],
    squares: [CGRect] = [],
    dots: [CGRect] = []
  ) {
    self.lines = lines.map { $0.map { CGPoint(x: $0.0, y: $0.1) } }
    self.areas = areas.map { $0.map { CGPoint(x: $0.0, y: $0.1) } }
    self.circles = circles
    self.squares = squares
    self.dots = dots
  }

  /// The width of lines in a square of side 1.
  package static func width(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.03
    case .thin: 0.045
    case .light: 0.06
    case .unspecified, .regular: 0.08
    case .medium: 0.095
    case .semibold: 0.11
    case .bold: 0.13
    case .heavy: 0.15
    case .black: 0.17
    }
  }

  private static let left = SymbolStrokes(lines: [[(0.62, 0.16), (0.3, 0.5), (0.62, 0.84)]])
  private static let right = SymbolStrokes(lines: [[(0.38, 0.16), (0.7, 0.5), (0.38, 0.84)]])
  private static let whole = CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.84)

  private static func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat = 0.075) -> CGRect {
    CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  private static let shapes: [String: SymbolStrokes] = [
    "chevron.left": left, "chevron.backward": left, "chevron.right": right,
    "chevron.forward": right,
    "chevron.up": SymbolStrokes(lines: [[(0.16, 0.62), (0.5, 0.3), (0.84, 0.62)]]),
    "chevron.down": SymbolStrokes(lines: [[(0.16, 0.38), (0.5, 0.7), (0.84, 0.38)]]),
    "chevron.up.chevron.down": SymbolStrokes(lines: [
      [(0.28, 0.36), (0.5, 0.14), (0.72, 0.36)], [(0.28, 0.64), (0.5, 0.86), (0.72, 0.64)],
    ]),
    "plus": SymbolStrokes(lines: [[(0.5, 0.12), (0.5, 0.88)], [(0.12, 0.5), (0.88, 0.5)]]),
    "minus": SymbolStrokes(lines: [[(0.12, 0.5), (0.88, 0.5)]]),
    "xmark": SymbolStrokes(lines: [[(0.18, 0.18), (0.82, 0.82)], [(0.82, 0.18), (0.18, 0.82)]]),
    "multiply": SymbolStrokes(lines: [
      [(0.18, 0.18), (0.82, 0.82)], [(0.82, 0.18), (0.18, 0.82)],
    ]),
    "equal": SymbolStrokes(lines: [[(0.14, 0.36), (0.86, 0.36)], [(0.14, 0.64), (0.86, 0.64)]]),
    "checkmark": SymbolStrokes(lines: [[(0.14, 0.54), (0.4, 0.82), (0.84, 0.18)]]),
    "line.3.horizontal": threeLines, "line.horizontal.3": threeLines,
    "line.3.horizontal.decrease": decreasingLines,
    "ellipsis": SymbolStrokes(dots: [dot(0.16, 0.5), dot(0.5, 0.5), dot(0.84, 0.5)]),
    "circle": SymbolStrokes(circles: [whole]), "square": SymbolStrokes(squares: [whole]),
    "rectangle": SymbolStrokes(squares: [CGRect(x: 0.04, y: 0.2, width: 0.92, height: 0.6)]),
    "arrow.left": SymbolStrokes(lines: [
      [(0.88, 0.5), (0.12, 0.5)], [(0.42, 0.2), (0.12, 0.5), (0.42, 0.8)],
    ]),
    "arrow.right": SymbolStrokes(lines: [
      [(0.12, 0.5), (0.88, 0.5)], [(0.58, 0.2), (0.88, 0.5), (0.58, 0.8)],
    ]),
    "arrow.up": SymbolStrokes(lines: [
      [(0.5, 0.88), (0.5, 0.12)], [(0.2, 0.42), (0.5, 0.12), (0.8, 0.42)],
    ]),
    "arrow.down": SymbolStrokes(lines: [
      [(0.5, 0.12), (0.5, 0.88)], [(0.2, 0.58), (0.5, 0.88), (0.8, 0.58)],
    ]),
    "arrow.up.arrow.down": SymbolStrokes(lines: [
      [(0.3, 0.86), (0.3, 0.14)], [(0.1, 0.34), (0.3, 0.14), (0.5, 0.34)],
      [(0.7, 0.14), (0.7, 0.86)], [(0.5, 0.66), (0.7, 0.86), (0.9, 0.66)],
    ]),
    "exclamationmark": SymbolStrokes(
      lines: [[(0.5, 0.12), (0.5, 0.62)]], dots: [dot(0.5, 0.84)]),
    "eyeglasses": SymbolStrokes(
      lines: [
        [(0.4, 0.5), (0.5, 0.45), (0.6, 0.5)], [(0.08, 0.44), (0.16, 0.26)],
        [(0.92, 0.44), (0.84, 0.26)],
      ],
      circles: [
        CGRect(x: 0.06, y: 0.38, width: 0.34, height: 0.34),
        CGRect(x: 0.6, y: 0.38, width: 0.34, height: 0.34),
      ]),
    "heart": SymbolStrokes(
      areas: [
        [
          (0.500, 0.339), (0.505, 0.313), (0.535, 0.250), (0.604, 0.186),
          (0.705, 0.157), (0.814, 0.183), (0.898, 0.259), (0.930, 0.365),
          (0.898, 0.477), (0.814, 0.582), (0.705, 0.677), (0.604, 0.765),
          (0.535, 0.842), (0.505, 0.896), (0.500, 0.916), (0.495, 0.896),
          (0.465, 0.842), (0.396, 0.765), (0.295, 0.677), (0.186, 0.582),
          (0.102, 0.477), (0.070, 0.365), (0.102, 0.259), (0.186, 0.183),
          (0.295, 0.157), (0.396, 0.186), (0.465, 0.250), (0.495, 0.313),
        ]
      ]),
    "info": SymbolStrokes(
      lines: [[(0.38, 0.4), (0.52, 0.4), (0.52, 0.86)], [(0.34, 0.86), (0.7, 0.86)]],
      dots: [dot(0.5, 0.14, 0.09)]),
    "questionmark": SymbolStrokes(
      lines: [
        [
          (0.3, 0.32), (0.33, 0.2), (0.41, 0.13), (0.52, 0.11), (0.63, 0.15), (0.7, 0.24),
          (0.69, 0.35), (0.61, 0.44), (0.53, 0.51), (0.5, 0.6), (0.5, 0.64),
        ]
      ], dots: [dot(0.5, 0.86)]),
    "star": SymbolStrokes(areas: [
      [
        (0.500, 0.070), (0.615, 0.372), (0.937, 0.388), (0.685, 0.590),
        (0.770, 0.902), (0.500, 0.725), (0.230, 0.902), (0.315, 0.590),
        (0.063, 0.388), (0.385, 0.372),
      ]
    ]),
    "magnifyingglass": SymbolStrokes(
      lines: [[(0.65, 0.65), (0.9, 0.9)]],
      circles: [CGRect(x: 0.1, y: 0.1, width: 0.62, height: 0.62)]),
    "list.bullet": SymbolStrokes(
      lines: [
        [(0.34, 0.22), (0.94, 0.22)], [(0.34, 0.5), (0.94, 0.5)], [(0.34, 0.78), (0.94, 0.78)],
      ], dots: [dot(0.12, 0.22, 0.06), dot(0.12, 0.5, 0.06), dot(0.12, 0.78, 0.06)]),
    "square.grid.2x2": SymbolStrokes(squares: [
      CGRect(x: 0.1, y: 0.1, width: 0.34, height: 0.34),
      CGRect(x: 0.56, y: 0.1, width: 0.34, height: 0.34),
      CGRect(x: 0.1, y: 0.56, width: 0.34, height: 0.34),
      CGRect(x: 0.56, y: 0.56, width: 0.34, height: 0.34),
    ]),
    "capsule": SymbolStrokes(areas: [
      [
        (0.710, 0.270), (0.781, 0.281), (0.845, 0.314), (0.896, 0.365), (0.929, 0.429),
        (0.940, 0.500), (0.929, 0.571), (0.896, 0.635), (0.845, 0.686), (0.781, 0.719),
        (0.710, 0.730), (0.290, 0.730), (0.219, 0.719), (0.155, 0.686), (0.104, 0.635),
        (0.071, 0.571), (0.060, 0.500), (0.071, 0.429), (0.104, 0.365), (0.155, 0.314),
        (0.219, 0.281), (0.290, 0.270),
      ]
    ]),
    "diamond": SymbolStrokes(areas: [[(0.5, 0.06), (0.94, 0.5), (0.5, 0.94), (0.06, 0.5)]]),
    "hexagon": SymbolStrokes(areas: [
      [
        (0.500, 0.070), (0.872, 0.285), (0.872, 0.715), (0.500, 0.930), (0.128, 0.715),
        (0.128, 0.285),
      ]
    ]),
    "oval": SymbolStrokes(areas: [
      [
        (0.940, 0.500), (0.929, 0.569), (0.896, 0.635), (0.844, 0.693), (0.774, 0.742),
        (0.691, 0.779), (0.598, 0.802), (0.500, 0.810), (0.402, 0.802), (0.309, 0.779),
        (0.226, 0.742), (0.156, 0.693), (0.104, 0.635), (0.071, 0.569), (0.060, 0.500),
        (0.071, 0.431), (0.104, 0.365), (0.156, 0.307), (0.226, 0.258), (0.309, 0.221),
        (0.402, 0.198), (0.500, 0.190), (0.598, 0.198), (0.691, 0.221), (0.774, 0.258),
        (0.844, 0.307), (0.896, 0.365), (0.929, 0.431),
      ]
    ]),
    "triangle": SymbolStrokes(areas: [[(0.5, 0.12), (0.93, 0.87), (0.07, 0.87)]]),
    "list.dash": SymbolStrokes(lines: [
      [(0.06, 0.22), (0.16, 0.22)], [(0.34, 0.22), (0.94, 0.22)], [(0.06, 0.5), (0.16, 0.5)],
      [(0.34, 0.5), (0.94, 0.5)], [(0.06, 0.78), (0.16, 0.78)], [(0.34, 0.78), (0.94, 0.78)],
    ]),
    "line.horizontal.3.decrease": decreasingLines,
    "pause": SymbolStrokes(squares: [
      CGRect(x: 0.22, y: 0.16, width: 0.18, height: 0.68),
      CGRect(x: 0.6, y: 0.16, width: 0.18, height: 0.68),
    ]),
  ]

  private static let threeLines = SymbolStrokes(lines: [
    [(0.1, 0.26), (0.9, 0.26)], [(0.1, 0.5), (0.9, 0.5)], [(0.1, 0.74), (0.9, 0.74)],
  ])

  private static let decreasingLines = SymbolStrokes(lines: [
    [(0.1, 0.28), (0.9, 0.28)], [(0.25, 0.5), (0.75, 0.5)], [(0.4, 0.72), (0.6, 0.72)],
  ])
}
