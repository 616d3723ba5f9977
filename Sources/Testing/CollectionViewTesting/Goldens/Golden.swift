// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A snapshot stored in a file beside a test, with which later runs compare their results.
///
/// The file is `Goldens/NAME.txt` (or `.svg`, `.png`) in the folder of the test's source. The comparison is
/// exact, byte for byte. A run that differs writes `NAME.new.txt` beside the file, and the differing lines to
/// `NAME.diff.txt` (for pixels an image, `NAME.diff.png`), and reports how to accept it; a run that is equal
/// deletes the files of earlier runs. Exclude `*.new.*` and `*.diff.*` from version control.
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
  /// The mode that determines when the file is written.
  public let recording: GoldenRecording

  /// Creates the golden `name` of the test in `file`.
  ///
  /// - Parameters:
  ///   - name: the file's name without its extension; may contain `/` for folders inside `Goldens`.
  ///   - format: the file's format.
  ///   - recording: the mode that determines when the file is written.
  ///   - file: the test's source file; omit it.
  public init(
    _ name: String, _ format: GoldenFormat = .text, recording: GoldenRecording = .current,
    file: String = #filePath
  ) {
    let folder = (file as NSString).deletingLastPathComponent
    self.init(
      path: "\(folder)/Goldens/\(name).\(format.pathExtension)", recording: recording)
  }

  /// Creates the golden in the file at `path`; the format follows from the extension, and is text unless that
  /// is `.svg` or `.png`.
  public init(path: String, recording: GoldenRecording = .current) {
    self.path = path
    self.recording = recording
  }

  /// The format of the golden.
  public var format: GoldenFormat {
    GoldenFormat(pathExtension: (path as NSString).pathExtension)
  }

  /// The path of the file to which a run that differs writes its result.
  public var leftover: String { beside("new.\(format.pathExtension)") }

  /// The path of the file to which a run that differs writes the differing lines; for pixels, an image of
  /// them.
  public var difference: String { beside(format == .png ? "diff.png" : "diff.txt") }

  private func beside(_ ending: String) -> String {
    (path as NSString).deletingPathExtension + "." + ending
  }

  /// Compares `text` with the golden file, or writes the file if the recording mode requires it.
  ///
  /// - Returns: the outcome.
  /// - Throws: ``GoldenMismatch`` when the file is missing or differs and was not written; an error of
  ///   Foundation when a file cannot be written.
  @discardableResult
  public func check(
    _ text: String, file: String = #fileID, line: Int = #line, filePath: String = #filePath
  ) throws -> GoldenOutcome {
    if TextPictureFormat.holdsNothing(text) {
      Diagnostics.report(TextPictureFormat.emptinessAdvice(path))
    }
    let place = SourcePlace(path: filePath, line: line)
    return try check(Data(text.utf8), at: ("\(file):\(line)", place)) { kept in
      difference(from: String(decoding: kept, as: UTF8.self), to: text)
    }
  }

  /// Returns the summary of the difference between two texts for a message, and the complete difference.
  private func difference(from old: String, to new: String) -> (words: [String], file: Data?) {
    let lines = LineDifference(from: old, to: new)
    let summary = FrameDifference(from: old, to: new).sentences
    let name = (difference as NSString).lastPathComponent
    let all = Data((lines.whole.joined(separator: "\n") + "\n").utf8)
    let golden = (path as NSString).lastPathComponent
    if let sentence = TextPictureFormat.sentence(from: old, to: new, named: golden) {
      return ([sentence] + summary, all)
    }
    return (
      summary + ["-: golden, +: now"] + lines.text(limit: LineDifference.limit, rest: name), all
    )
  }

  /// Compares a PNG file with the golden file, or writes the golden file if the recording mode requires it.
  ///
  /// Pixels depend on the renderer: a golden contains the name of its rasterizer and fonts, and is compared
  /// only with images made by the same. For others, the outcome is ``GoldenOutcome/skipped(_:)`` and the
  /// reason is reported, unless the recording mode is ``GoldenRecording/all``.
  ///
  /// - Parameters:
  ///   - png: the file's contents.
  ///   - rasteriser: the name of the rasterizer and its fonts.
  ///   - file: the test's source file; omit it.
  ///   - line: the line of the check; omit it.
  ///   - filePath: the path of the source file; omit it.
  /// - Returns: the outcome.
  /// - Throws: as ``check(_:file:line:filePath:)-(String,_,_,_)``.
  @discardableResult
  public func check(
    png: Data, by rasteriser: String, file: String = #fileID, line: Int = #line,
    filePath: String = #filePath
  ) throws -> GoldenOutcome {
    let kept = FileManager.default.contents(atPath: path)
    if let kept, recording != .all, let maker = PNGNote.text(in: kept), maker != rasteriser {
      return .skip("\(path) was drawn by \(maker), and this is \(rasteriser): not compared.")
    }
    let place = SourcePlace(path: filePath, line: line)
    return try check(
      PNGNote.adding(rasteriser, to: png), at: ("\(file):\(line)", place)
    ) { kept in
      PixelDifference(from: kept, to: png).map { ([$0.sentence], $0.png) }
    }
  }

  private func check(
    _ made: Data, at place: (name: String, source: SourcePlace),
    difference: (Data) -> (words: [String], file: Data?)?
  ) throws -> GoldenOutcome {
    let kept = FileManager.default.contents(atPath: path)
    let state: GoldenState = kept == nil ? .missing : kept == made ? .equal : .different
    let isShared = GoldenLedger.record(made, at: path)
    if recording.writes(state) {
      let isFirst = !FileManager.default.fileExists(atPath: folder)
      try write(made, to: path)
      if isFirst, let advice = LeftoverAdvice(folder: folder)?.sentence {
        Diagnostics.report(advice)
      }
      if isShared { Diagnostics.report("\(path): \(GoldenLedger.advice)") }
    }
    guard state == .equal || recording.writes(state) else {
      let change = kept.flatMap(difference)
      let left = leave(made, difference: change?.file)
      record(change?.words ?? [], isMissing: kept == nil, at: place.source)
      throw GoldenMismatch(
        [place.name, kept == nil ? "There is no golden \(path) yet." : "\(path) differs."]
          + (change?.words ?? []) + (isShared ? [GoldenLedger.advice] : [])
          + [left],
        golden: self)
    }
    for file in [leftover, self.difference] where FileManager.default.fileExists(atPath: file) {
      try FileManager.default.removeItem(atPath: file)
    }
    return recording.writes(state) ? .written : .equal
  }

  /// Writes the result of a test, and its difference from the golden, beside the golden.
  ///
  /// - Returns: a sentence about the files, or the reason why there are none.
  private func leave(_ made: Data, difference: Data?) -> String {
    do {
      try write(made, to: leftover)
      if let difference { try write(difference, to: self.difference) }
    } catch {
      return "No file could be written beside it: \(error.localizedDescription)"
    }
    let left = [leftover] + (difference == nil ? [] : [self.difference])
    let names = left.map { ($0 as NSString).lastPathComponent }
    return "Written beside it: \(names.joined(separator: ", "))"
  }

  /// Adds a missing or differing golden to the report.
  private func record(_ words: [String], isMissing: Bool, at place: SourcePlace) {
    let entry = GoldenEntry(golden: path, made: leftover, isMissing: isMissing, words: words)
    ResultFolder.current?.record(.golden(entry), at: place)
  }

  private var folder: String { (path as NSString).deletingLastPathComponent }

  private func write(_ data: Data, to file: String) throws {
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try WholeFile(file).write(data)
  }
}
