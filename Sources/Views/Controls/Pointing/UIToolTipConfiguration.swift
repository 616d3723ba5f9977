// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The text of a tool tip and the part of the view it applies to.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text of the tool tip.
  public let toolTip: String
  /// The part of the view that the tool tip applies to, in the view's coordinate space, in points.
  ///
  /// The null rectangle stands for the whole view. The tool tip disappears when the pointer leaves the part.
  public let sourceRect: CGRect

  /// Creates a tool tip for a whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Creates a tool tip for a part of a view, in the view's coordinate space, in points.
  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}
