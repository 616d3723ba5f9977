// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A request for a picture, which a reused cell cancels.
@MainActor
final class PhotoRequest {
  /// The result of a request.
  enum Answer {
    case image(UIImage)
    case failure
  }

  let key: PhotoCache.Key
  private var completion: ((Answer) -> Void)?

  init(key: PhotoCache.Key, completion: @escaping (Answer) -> Void) {
    self.key = key
    self.completion = completion
  }

  var isCancelled: Bool { completion == nil }

  func cancel() {
    completion = nil
  }

  func finish(_ answer: Answer) {
    completion?(answer)
    completion = nil
  }
}
