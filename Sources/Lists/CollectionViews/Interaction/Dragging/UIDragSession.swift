// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag session as the source view accesses it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object that represents the drag within the app.
  var localContext: Any? { get set }
}
