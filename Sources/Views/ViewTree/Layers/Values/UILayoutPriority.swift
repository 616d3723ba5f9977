// SPDX-License-Identifier: Apache-2.0

/// The priority of a constraint or of a view's intrinsic size, from 0 to 1,000, which is required.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number, from 0 to 1,000.
  public let rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint: 1,000.
  public static let required = UILayoutPriority(1000)
  /// The default priority of compression resistance: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size of `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The solver's priority, or `nil` for required.
  var linear: Float? { rawValue >= 1000 ? nil : rawValue }

  /// Returns the priority raised by `offset`.
  public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + offset)
  }

  /// Returns the priority lowered by `offset`.
  public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - offset)
  }
}
