// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A picture kept in a file beside a test, which later runs compare with what they make.
///
/// The file is `Goldens/NAME.txt` (or `.svg`, `.png`) in the folder of the test's source. The
/// comparison is exact, byte for byte. A run that differs leaves `NAME.new.txt` beside the file, and
/// the lines that differ in `NAME.diff.txt` (of pixels: a picture, `NAME.diff.png`), and says how to
/// accept it; a run that is equal deletes what an earlier run left. Keep `*.new.*` and `*.diff.*` out of version control.
///
/// ```swift
/// @Test @MainActor func `the mosaic fills the width`() throws {
///   let harness = CollectionViewHarness(MosaicViewController())
///   try Golden("mosaic").check(harness)
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
  ///   - format: what kind of picture it is.
  ///   - recording: when the file is written.
  ///   - file: the test's source; leave it out.
  public init(
    _ name: String, _ format: GoldenFormat = .text, recording: GoldenRecording = .current,
    file: String = #filePath
  ) {
    let folder = (file as NSString).deletingLastPathComponent
    self.init(
      path: "\(folder)/Goldens/\(name).\(format.pathExtension)", recording: recording)
  }

  /// The golden in the file at `path`; what kind of picture it is follows from how that ends, and
  /// is text unless it ends in `.svg` or `.png`.
  public init(path: String, recording: GoldenRecording = .current) {
    self.path = path
    self.recording = recording
  }

  /// What kind of picture it is.
  public var format: GoldenFormat {
    GoldenFormat(pathExtension: (path as NSString).pathExtension)
  }

  /// Where a run that differs leaves what it made.
  public var leftover: String { beside("new.\(format.pathExtension)") }

  /// Where a run that differs leaves the lines that do; of pixels, a picture of them.
  public var difference: String { beside(format == .png ? "diff.png" : "diff.txt") }

  private func beside(_ ending: String) -> String {
    (path as NSString).deletingPathExtension + "." + ending
  }

  /// Compares `text` with the golden file, or writes the file when recording asks for it.
  ///
  /// - Throws: ``GoldenMismatch`` when the file is missing or differs and was not written; an error
  ///   of Foundation's when a file can't be written.
  @discardableResult
  public func check(_ text: String) throws -> GoldenOutcome {
    try check(Data(text.utf8)) { kept in
      let lines = LineDifference(from: String(decoding: kept, as: UTF8.self), to: text).text
      return (lines, Data((lines + "\n").utf8))
    }
  }

  /// Compares a PNG file with the golden file, or writes the golden file when recording asks for it.
  ///
  /// Pixels depend on who draws them: a golden names the rasteriser and fonts that made it, and is
  /// compared with nobody else's picture. The outcome is ``GoldenOutcome/skipped(_:)`` then, and the
  /// reason is reported.
  ///
  /// - Parameters:
  ///   - png: the file.
  ///   - rasteriser: who made it, with fonts.
  /// - Returns: what became of it.
  /// - Throws: as ``check(_:)-(String)``.
  @discardableResult
  public func check(png: Data, by rasteriser: String) throws -> GoldenOutcome {
    let kept = FileManager.default.contents(atPath: path)
    if let kept, recording != .all, let maker = PNGNote.text(in: kept), maker != rasteriser {
      return .skip("\(path) was drawn by \(maker), and this is \(rasteriser): not compared.")
    }
    return try check(PNGNote.adding(rasteriser, to: png)) { kept in
      let pixels = PixelDifference(from: kept, to: png)
      return pixels.map { ($0.sentence, $0.png) }
    }
  }

  private func check(
    _ made: Data, difference: (Data) -> (words: String, file: Data?)?
  ) throws -> GoldenOutcome {
    let kept = FileManager.default.contents(atPath: path)
    let state: GoldenState = kept == nil ? .missing : kept == made ? .equal : .different
    if recording.writes(state) { try write(made, to: path) }
    guard state == .equal || recording.writes(state) else {
      try write(made, to: leftover)
      let change = kept.flatMap(difference)
      if let file = change?.file { try write(file, to: self.difference) }
      throw GoldenMismatch(
        kept == nil
          ? "There is no golden \(path) yet." : "\(path) differs (-: golden, +: now).",
        reference: path, leftover: leftover, difference: change?.words ?? "")
    }
    for file in [leftover, self.difference] where FileManager.default.fileExists(atPath: file) {
      try FileManager.default.removeItem(atPath: file)
    }
    return recording.writes(state) ? .written : .equal
  }

  private func write(_ data: Data, to file: String) throws {
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file))
  }
}
