// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How content goes out of sight at an edge of a scroll view, under what stands over it.
///
/// A wish: bars have grounds of their own here, as before iOS 26, and content ends at the edge.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// How content goes out of sight.
  @preconcurrency @MainActor
  open class Style: NSObject {
    /// As what stands over it has it.
    open class var automatic: Style { automaticStyle }
    /// At a line.
    open class var hard: Style { hardStyle }
    /// Little by little.
    open class var soft: Style { softStyle }

    private static let automaticStyle = Style()
    private static let hardStyle = Style()
    private static let softStyle = Style()

    private override init() { super.init() }
  }

  /// How content goes out of sight; automatic at first.
  open var style = Style.automatic
  /// Whether there is no effect; false at first.
  open var isHidden = false

  override init() { super.init() }
}
