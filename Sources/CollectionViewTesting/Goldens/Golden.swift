// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text kept in a file beside a test, which later runs compare with what they make.
///
/// The file is `Goldens/NAME.txt` in the folder of the test's source. The comparison is exact, byte
/// for byte. A run that differs leaves `NAME.new.txt` beside the file and says how to accept it; a
/// run that is equal deletes what an earlier run left. Keep `*.new.txt` out of version control.
///
/// ```swift
/// @Test @MainActor func `the mosaic fills the width`() throws {
///   let harness = CollectionViewHarness(MosaicViewController())
///   try Golden("mosaic").check(harness.textFrames)
/// }
/// ```
public struct Golden: Sendable {
  /// The golden file's path.
  public let path: String
  /// When the file is written.
  public let recording: GoldenRecording

  /// The golden `name` of the test that stands in `file`.
  ///
  /// - Parameters:
  ///   - name: the file's name without its ending; may hold `/` for folders inside `Goldens`.
  ///   - recording: when the file is written.
  ///   - file: the test's source; leave it out.
  public init(
    _ name: String, recording: GoldenRecording = .current, file: String = #filePath
  ) {
    let folder = (file as NSString).deletingLastPathComponent
    self.init(path: "\(folder)/Goldens/\(name).txt", recording: recording)
  }

  /// The golden in the file at `path`, which ends in `.txt`.
  public init(path: String, recording: GoldenRecording = .current) {
    self.path = path
    self.recording = recording
  }

  /// Where a run that differs leaves what it made.
  public var leftover: String { (path as NSString).deletingPathExtension + ".new.txt" }

  /// Compares `text` with the golden file, or writes the file when recording asks for it.
  ///
  /// - Throws: ``GoldenMismatch`` when the file is missing or differs and was not written; an error
  ///   of Foundation's when a file can't be written.
  public func check(_ text: String) throws {
    let made = Data(text.utf8)
    let kept = FileManager.default.contents(atPath: path)
    let state: GoldenState = kept == nil ? .missing : kept == made ? .equal : .different
    if recording.writes(state) { try write(made, to: path) }
    guard state == .equal || recording.writes(state) else {
      try write(made, to: leftover)
      throw mismatch(kept: kept, made: text)
    }
    if FileManager.default.fileExists(atPath: leftover) {
      try FileManager.default.removeItem(atPath: leftover)
    }
  }

  private func mismatch(kept: Data?, made: String) -> GoldenMismatch {
    guard let kept else {
      return GoldenMismatch(
        "There is no golden \(path) yet.", reference: path, leftover: leftover)
    }
    let difference = LineDifference(
      from: String(decoding: kept, as: UTF8.self), to: made)
    return GoldenMismatch(
      "\(path) differs (-: golden, +: now).", reference: path, leftover: leftover,
      difference: difference.text)
  }

  private func write(_ data: Data, to file: String) throws {
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
  }
}
