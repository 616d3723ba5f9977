// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// The effect on a view while a pointer is over it.
///
/// Differs from UIKit: the view does not follow the pointer, and the pointer has the shape usual on the
/// desktop.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The effect that suits the view: highlight for small views without a background, lift for small views
  /// with one, hover for large views.
  case automatic(UITargetedPreview)
  /// A translucent tint in the shape of the pointer, in front of the view's content.
  case highlight(UITargetedPreview)
  /// An enlarged view with a shadow.
  case lift(UITargetedPreview)
  /// A tint, with optional enlargement and shadow.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The position of a tint.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// A tint in front of the view's content.
    case overlay = 1
    /// A tint behind the view's content.
    case underlay = 2
  }

  /// The preview of the view that the effect applies to.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}
