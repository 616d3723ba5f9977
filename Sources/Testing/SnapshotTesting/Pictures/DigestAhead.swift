// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree
import Synchronization

/// The digest of a picture's pixels, drawn on another thread while this one says what is on the screen
/// and takes it down.
final class DigestAhead: Sendable {
  /// Whether whoever makes a picture here will be asked for the digest of its pixels.
  @TaskLocal static var isWanted = false

  private let made = Mutex<Result<String, any Error>?>(nil)
  private let isMade = DispatchSemaphore(value: 0)

  /// Begins to draw `picture`.
  init(of picture: DisplayImage, by decoder: any ImageDecoding) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let digest = Result { try decoder.withPixels(of: picture) { PixelDigest.text(of: $0) } }
      made.withLock { $0 = digest }
      isMade.signal()
    }
  }

  /// The digest; waits until the picture is drawn.
  ///
  /// - Throws: why it can't be drawn.
  func text() throws -> String {
    isMade.wait()
    // Whoever asks next does not wait.
    isMade.signal()
    guard let digest = made.withLock({ $0 }) else {
      contractBroken("A picture's digest was waited for and not made. Please report this.")
    }
    return try digest.get()
  }
}
