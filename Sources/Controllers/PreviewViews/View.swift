// SPDX-License-Identifier: Apache-2.0

/// The content of a SwiftUI preview: UIKit views and controllers.
///
/// This module replaces SwiftUI in files that import it only for previews; `mullion build` substitutes it. It
/// contains no SwiftUI views.
@preconcurrency @MainActor
public protocol View {
  /// The views and controllers, in order, each with its modifiers.
  var _shown: [_ShownView] { get }
}
