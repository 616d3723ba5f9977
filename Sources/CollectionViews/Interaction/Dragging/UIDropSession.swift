// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag, as a view knows it that it is over.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, when it began in this program; it always did.
  var localDragSession: (any UIDragSession)? { get }
}
