// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A log on standard error of pictures that could not be shown, with each sentence written once.
@MainActor
final class PhotoReport {
  static let shared = PhotoReport()

  private var written: Set<String> = []

  func write(_ sentence: String) {
    guard written.insert(sentence).inserted else { return }
    // A closed or full standard error must not stop the program.
    try? FileHandle.standardError.write(contentsOf: Data("gallery: \(sentence)\n".utf8))
  }
}
