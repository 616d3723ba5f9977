// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The effect on content at an edge of a scroll view, below overlaid elements.
///
/// - Note: Has no effect on Linux: bars have their own backgrounds, as before iOS 26, and content ends at the
///   edge.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The style of an edge effect.
  @preconcurrency @MainActor
  open class Style: NSObject {
    /// The style that the overlaid elements determine.
    open class var automatic: Style { automaticStyle }
    /// The style of a hard edge.
    open class var hard: Style { hardStyle }
    /// The style of a soft edge.
    open class var soft: Style { softStyle }

    private static let automaticStyle = Style()
    private static let hardStyle = Style()
    private static let softStyle = Style()

    private override init() { super.init() }
  }

  /// The style of the effect; automatic by default.
  open var style = Style.automatic
  /// Whether the effect is hidden; `false` by default.
  open var isHidden = false

  override init() { super.init() }
}
