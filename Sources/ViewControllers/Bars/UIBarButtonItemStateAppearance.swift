// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
public import Foundation

/// What bar buttons look like in one state.
///
/// Known gaps: background images.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// How titles look: `.font` and `.foregroundColor` are heeded.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  var onChange: (() -> Void)?

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
  }
}
