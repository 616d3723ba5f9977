// SPDX-License-Identifier: Apache-2.0

/// How much a constraint, or a view's wish for its size, matters: from 1 to 1,000, which must hold.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// From 0 to 1,000.
  public let rawValue: Float

  /// The priority of the given number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of the given number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1,000.
  public static let required = UILayoutPriority(1000)
  /// How much content resists being compressed, unless told otherwise: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a drag that can resize a scene matters: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How much a scene wants to keep its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How much a drag that can't resize a scene matters: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much content resists being stretched, unless told otherwise: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How much the size asked for by `systemLayoutSizeFitting(_:)` matters: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The solver's priority; nil: must hold.
  var linear: Float? { rawValue >= 1000 ? nil : rawValue }

  /// A priority as much higher as the number says.
  public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + offset)
  }

  /// A priority as much lower as the number says.
  public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - offset)
  }
}
