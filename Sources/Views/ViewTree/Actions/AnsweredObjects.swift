// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Keeps the objects that methods answered, as an autorelease pool does: until the main queue's next
/// turn.
enum AnsweredObjects {
  private struct Kept: @unchecked Sendable {
    var objects: [AnyObject] = []
  }

  private static let kept = Mutex(Kept())

  /// The object that `answer` is; nil: a method that answers nothing.
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

  /// What an optional holds.
  private static func content(_ answer: Any) -> Any? {
    let mirror = Mirror(reflecting: answer)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : answer
  }
}
