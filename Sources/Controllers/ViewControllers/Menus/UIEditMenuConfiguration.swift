// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Which edit menu is shown, and where.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What the application knows the menu by.
  public let identifier: AnyHashable
  /// Where the menu opens, in the coordinate space of the interaction's view, in points.
  public let sourcePoint: CGPoint
  /// Which way an arrow from the menu to its place points, and so on which side of it the menu stands, where
  /// there is room.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// A menu at a point; nil: it is known by a name of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
