// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// A pool that retains the objects returned by performed methods until the next turn of the main queue, like
/// an autorelease pool.
enum AutoreleasedObjects {
  private struct Kept: @unchecked Sendable {
    var objects: [AnyObject] = []
  }

  private static let kept = Mutex(Kept())

  /// Returns an unretained reference to the object of a result, which the pool retains, or `nil` if the
  /// result is `nil` or the method has none.
  static func unmanaged(_ answer: Any?) -> Unmanaged<AnyObject>? {
    guard let answer, !(answer is Void), let some = content(answer) else { return nil }
    let box = Kept(objects: [some as AnyObject])
    let isFirst = kept.withLock { kept in
      kept.objects += box.objects
      return kept.objects.count == 1
    }
    if isFirst { DispatchQueue.main.async { kept.withLock { $0.objects = [] } } }
    return Unmanaged.passUnretained(box.objects[0])
  }

  /// Returns the value inside an optional.
  private static func content(_ answer: Any) -> Any? {
    let mirror = Mirror(reflecting: answer)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : answer
  }
}
