// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag, as the view knows it that it began in.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the program itself knows the drag by.
  var localContext: Any? { get set }
}
