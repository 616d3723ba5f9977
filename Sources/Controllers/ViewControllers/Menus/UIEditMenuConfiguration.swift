// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The configuration of an edit menu: its identifier and the point at which it opens.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public let identifier: AnyHashable
  /// The point at which the menu opens, in the coordinate space of the interaction's view, in points.
  public let sourcePoint: CGPoint
  /// The preferred direction of the arrow, which determines the side on which the menu opens if it fits.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// Creates a configuration of a menu at a point, with a generated identifier if `identifier` is `nil`.
  ///
  /// `sourcePoint` is in the coordinate space of the interaction's view, in points.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
