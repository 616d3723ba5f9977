// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Carries the thing to where it is dropped.
  public let itemProvider: NSItemProvider
  /// What the program itself knows the thing by.
  open var localObject: Any?
  /// Makes what is seen of the thing while it is dragged, when the drag begins; answers nil where nothing is.
  ///
  /// Without it, what was lifted is seen.
  open var previewProvider: (() -> UIDragPreview?)?

  /// A thing to drag.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
