// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a tool tip says, and for which part of a view.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// What the tip says.
  public let toolTip: String
  /// The part of the view that the tip is about, in the view's coordinate space, in points; null: all of it.
  ///
  /// The tip goes when the pointer leaves it.
  public let sourceRect: CGRect

  /// A tip about a whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// A tip about a part of a view, in the view's coordinate space, in points.
  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}
