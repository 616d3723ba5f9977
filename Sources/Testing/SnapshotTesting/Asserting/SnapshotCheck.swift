// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import UIKit

/// The comparison of one value with its reference, or the writing of the reference.
struct SnapshotCheck<Value, Format> {
  let call: SnapshotCall
  let strategy: Snapshotting<Value, Format>

  /// Compares the value with its reference, and writes the reference if the recording mode requires it.
  ///
  /// - Returns: the failure message, or `nil` if the test does not fail.
  /// - Throws: an error of rendering, or of Foundation when files cannot be written.
  func failure(of value: Value, within timeout: TimeInterval) throws -> String? {
    let isPicture = strategy.diffing.pictureRule != nil && call.recording != .all
    let made = DigestAhead.$isWanted.withValue(isPicture) {
      strategy.made(from: value, within: timeout)
    }
    let place = SnapshotPlace(
      of: call, ending: strategy.pathExtension, isOfPlatform: strategy.isOfPlatform)
    guard let format = made else {
      return """
        The snapshot \(place.reference) was not available after \(timeout) seconds: its strategy must \
        call its callback. Give the assertion a longer timeout: if it takes longer than that.
        """
    }
    if let failure = (format as? ScreenImage)?.failure { return failure }
    return try failure(of: reference(of: format, at: place), at: place)
  }

  private func reference(of value: Format, at place: SnapshotPlace) -> any SnapshotReference {
    if let rule = strategy.diffing.pictureRule, let picture = value as? UIImage {
      return PictureReference(place: place, rule: rule, picture: picture)
    }
    return ValueReference(place: place, diffing: strategy.diffing, value: value)
  }

  private func failure(
    of reference: any SnapshotReference, at place: SnapshotPlace
  ) throws -> String? {
    let recording = call.recording
    guard recording != .all, reference.exists else {
      return try missing(reference, at: place, recording)
    }
    guard let difference = try reference.difference() else {
      try reference.clear()
      return nil
    }
    var lines = ["Snapshot \(place.name) differs from its reference."] + difference.words
    if recording == .failed {
      try reference.write()
      try reference.clear()
      lines.append("\(place.reference) was rewritten.")
    } else if let left = difference.left.first {
      record(place.reference, made: left, difference.words)
      lines.append(call.diffTool(currentFilePath: place.reference, failedFilePath: left))
      lines += ReviewAdvice.current.lines(recordedBy: SnapshotTestingConfiguration.variable)
    }
    return lines.joined(separator: "\n")
  }

  private func missing(
    _ reference: any SnapshotReference, at place: SnapshotPlace,
    _ recording: SnapshotTestingConfiguration.Record
  ) throws -> String {
    guard recording != .never else {
      record(place.reference, made: nil, [])
      return """
        There is no reference \(place.reference), and none may be written; run the tests with \
        \(SnapshotTestingConfiguration.variable)=missing where it may.
        """
    }
    let existed = reference.exists
    try reference.write()
    try reference.clear()
    return existed
      ? "\(place.reference) was rewritten because of record: .all; remove that to compare."
      : "\(place.reference) was written, because it did not exist; run the test again to compare."
  }

  /// Adds a reference to the report: a missing one if `made` is `nil`, otherwise a differing one.
  private func record(_ reference: String, made: String?, _ words: [String]) {
    let entry = GoldenEntry(
      golden: reference, made: made ?? reference, isMissing: made == nil, words: words)
    let place = SourcePlace(path: call.file, line: Int(call.line), column: Int(call.column))
    ResultFolder.current?.record(.golden(entry), at: place)
  }
}
