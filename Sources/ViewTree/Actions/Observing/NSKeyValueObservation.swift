// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Follows a property until it is invalidated or nobody keeps it.
public final class NSKeyValueObservation: NSObject {
  private weak var object: AnyObject?
  /// Looks whether the property has changed, and tells.
  private var look: ((AnyObject) -> Void)?

  init(of object: AnyObject, _ look: @escaping (AnyObject) -> Void) {
    self.object = object
    self.look = look
    super.init()
  }

  deinit { invalidate() }

  /// Follows the property no longer.
  public func invalidate() {
    look = nil
    object = nil
  }

  /// Whether there is nothing to follow any more.
  var isOver: Bool { look == nil || object == nil }

  /// Looks whether the property of `changed` has changed, and tells.
  func check(_ changed: AnyObject) {
    guard object === changed else { return }
    look?(changed)
  }
}
