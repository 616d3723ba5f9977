// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// What is seen of a view while a pointer is over it.
///
/// Differs from UIKit: the view does not follow the pointer, and the pointer is seen as on other desktops.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// What suits the view: a highlight for what is small and has no background, lifting for what is small and
  /// has one, a tint for what is large.
  case automatic(UITargetedPreview)
  /// A ground in the shape of the pointer.
  case highlight(UITargetedPreview)
  /// The view is larger, and casts a shadow.
  case lift(UITargetedPreview)
  /// The view has a tint, and is larger or casts a shadow if that is wanted.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint lies.
  public enum TintMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// Over the view's content.
    case overlay = 1
    /// Under it.
    case underlay = 2
  }

  /// The view that the effect is seen of.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}
