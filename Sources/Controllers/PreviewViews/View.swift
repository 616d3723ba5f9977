// SPDX-License-Identifier: Apache-2.0

/// What a preview of SwiftUI's says that it shows: views and controllers of UIKit.
///
/// This module stands in for SwiftUI in files that import it for previews alone; `mullion build` puts it
/// there. There are no views of SwiftUI's own.
@preconcurrency @MainActor
public protocol View {
  /// The views and controllers, in order, each with what was said of it.
  var _shown: [_ShownView] { get }
}
