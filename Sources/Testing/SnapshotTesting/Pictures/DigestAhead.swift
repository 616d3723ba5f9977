// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree
import Synchronization

/// The digest of an image's pixels, computed on another thread while this one builds the text of the screen
/// and dismantles it.
final class DigestAhead: Sendable {
  /// Whether the digest of the pixels of an image created here will be needed.
  @TaskLocal static var isWanted = false

  private let made = Mutex<Result<String, any Error>?>(nil)
  private let isMade = DispatchSemaphore(value: 0)

  /// Creates the digest of `picture`, which is rendered on a background queue.
  init(of picture: DisplayImage, by decoder: any ImageDecoding) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let digest = Result { try decoder.withPixels(of: picture) { PixelDigest.text(of: $0) } }
      made.withLock { $0 = digest }
      isMade.signal()
    }
  }

  /// Returns the digest; blocks until the image is rendered.
  ///
  /// - Throws: the error of rendering.
  func text() throws -> String {
    isMade.wait()
    // Later calls do not wait.
    isMade.signal()
    guard let digest = made.withLock({ $0 }) else {
      contractBroken("A picture's digest was awaited, but not computed. Please report this.")
    }
    return try digest.get()
  }
}
